import type { Money } from "@volado/domain/money";
import type { BankCard, WithdrawalTerms } from "@volado/domain/wallet";
import { Button, ConfirmDialog, FactList, InlineMessage, PasswordField, SegmentedChoice } from "@volado/ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TryMessage } from "../../../shared/forms/try-message.tsx";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useWithdraw } from "../hooks/use-withdraw.ts";
import { useWithdrawalForm } from "../hooks/use-withdrawal-form.ts";
import { AmountField } from "./amount-field.tsx";
import { WithdrawalSummary } from "./withdrawal-summary.tsx";

interface ConfirmWithdrawalProps {
  readonly open: boolean;
  readonly card: BankCard;
  readonly amount: Money;
  readonly fee: Money;
  readonly total: Money;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before money leaves that nobody can call back. */
function ConfirmWithdrawal({ open, card, onConfirm, onClose, ...sum }: ConfirmWithdrawalProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("withdraw.confirm.title", { amount: money(sum.amount) })}
      confirmLabel={t("withdraw.confirm.yes")}
      cancelLabel={t("common.cancel")}
      onConfirm={onConfirm}
    >
      <p>{t("withdraw.confirm.text")}</p>
      <FactList
        items={[
          { label: t("withdraw.facts.to"), value: `${card.bank.name} ··${card.lastDigits}, ${card.holder}` },
          { label: t("withdraw.facts.fee"), value: money(sum.fee) },
          { label: t("withdraw.facts.total"), value: money(sum.total) },
        ]}
      />
    </ConfirmDialog>
  );
}

interface CardChoiceProps {
  readonly cards: readonly BankCard[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Where the money goes: one of the member's cards. */
function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice
      label={t("withdraw.card")}
      labelShown
      wrap
      options={cards.map(({ id, bank, lastDigits }) => ({
        value: id,
        label: `${bank.name} ··${lastDigits}`,
      }))}
      value={value}
      onValueChange={onChange}
    />
  );
}

export interface WithdrawFormProps {
  readonly terms: WithdrawalTerms;
  /** At least one. */
  readonly cards: readonly BankCard[];
}

/**
 * Card, amount and payment password, with the fee before anything is confirmed. A failure leaves all that was typed.
 */
export function WithdrawForm({ terms, cards }: WithdrawFormProps) {
  const { t } = useTranslation();
  const { withdraw, withdrawing, agreedFee, failure, forgetFailure } = useWithdraw();
  const form = useWithdrawalForm({ terms, cards, agreedFee });
  const [asking, setAsking] = useState(false);
  const { card, sum, problems } = form;
  const wrongPassword = failure?.refusal === "payment_password_wrong";

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.check()) setAsking(true);
    // The first wrong field gets the focus (Spec §5), once it is marked.
    else requestAnimationFrame(focusFirstWrong.bind(undefined, event.currentTarget));
  };
  const send = async () => {
    if (card === undefined) return;
    const { amount, fee } = sum;
    const taken = await withdraw({ cardId: card.id, amount, fee, paymentPassword: form.password });
    setAsking(false);
    if (!taken) return;
    form.clear();
    showToast({ kind: "success", text: t("withdraw.requested") });
  };

  return (
    <form className="app-withdraw__form" noValidate onSubmit={ask}>
      <CardChoice cards={cards} value={card?.id ?? ""} onChange={(cardId) => form.change({ cardId })} />
      <AmountField
        terms={terms}
        value={form.amount}
        problem={problems.amount}
        onChange={(amount) => form.change({ amount })}
      />
      <WithdrawalSummary terms={terms} {...sum} />
      <PasswordField
        label={t("withdraw.password")}
        showLabel={t("withdraw.showPassword")}
        hideLabel={t("withdraw.hidePassword")}
        autoComplete="off"
        enterKeyHint="go"
        value={form.password}
        error={
          problems.passwordMissing
            ? t("withdraw.passwordRequired")
            : wrongPassword && t("withdraw.refusals.payment_password_wrong")
        }
        onChange={({ target }) => {
          if (wrongPassword) forgetFailure();
          form.change({ password: target.value });
        }}
      />
      <TryMessage why={wrongPassword ? undefined : failure} waiting={withdrawing}>
        {(why) => (
          <InlineMessage kind="error">
            {why.refusal === undefined ? t(why.messageKey) : t(`withdraw.refusals.${why.refusal}`)}
          </InlineMessage>
        )}
      </TryMessage>
      <Button type="submit" block>
        {t("withdraw.submit")}
      </Button>
      {card && (
        <ConfirmWithdrawal
          open={asking}
          card={card}
          {...sum}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

const focusFirstWrong = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

import "../../../shared/forms/form-action.css";
import { addMoney, decimalOf, type Money, subtractMoney } from "@volado/domain/money";
import {
  type ActiveBonus,
  type BankCard,
  largestWithdrawal,
  restOfDay,
  type WithdrawalProblem,
  type WithdrawalTerms,
  withdrawalFee,
} from "@volado/domain/wallet";
import { currencySymbol, formatPercent } from "@volado/i18n";
import {
  Button,
  Card,
  ConfirmDialog,
  FactList,
  InlineMessage,
  PasswordField,
  SegmentedChoice,
  TextField,
} from "@volado/ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TryMessage } from "../../../shared/forms/form-failure.tsx";
import { OrderCheckMessage, useOrderCheck } from "../../../shared/forms/order-check.tsx";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useBalanceVisibility } from "../../../shared/session/hideable-balance.tsx";
import { useWithdraw, useWithdrawalForm } from "../hooks/use-withdraw.ts";

interface WithdrawalSummaryProps {
  readonly terms: WithdrawalTerms;
  readonly amount: Money;
  readonly fee: Money;
  readonly total: Money;
}

function WithdrawalSummary({ terms, amount, fee, total }: WithdrawalSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const { percent, minimum } = terms.fee;
  const times = () => {
    const fee =
      terms.freeLeft > 0
        ? t("withdraw.feeFree", { free: terms.freeLeft })
        : t("withdraw.feeRule", { percent: formatPercent(percent, language), amount: money(minimum) });
    return `${t("withdraw.timesLeft", { count: terms.timesLeft })} ${fee}`;
  };
  const isEmpty = amount.centavos === 0;
  return (
    <Card className="app-withdraw__summary" aria-label={t("withdraw.summary")}>
      <FactList
        items={[
          { label: t("withdraw.facts.arrives"), value: money(amount) },
          { label: t("withdraw.facts.fee"), value: money(isEmpty ? amount : fee) },
          { label: t("withdraw.facts.total"), value: money(isEmpty ? amount : total) },
        ]}
      />
      {typeof restOfDay(terms) !== "string" && <p>{times()}</p>}
      <p>{t("withdraw.review", { count: terms.reviewHours })}</p>
    </Card>
  );
}

interface AmountFieldProps {
  readonly terms: WithdrawalTerms;
  readonly value: string;
  readonly problem: WithdrawalProblem | undefined;
  readonly onChange: (text: string) => void;
}

/** The amount to withdraw, with what is possible now and a button for the maximum. */
function AmountField({ terms, value, problem, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const { hidden } = useBalanceVisibility();
  const { minimum } = terms;
  const largest = largestWithdrawal(terms);
  const possible = () => {
    const today = restOfDay(terms);
    if (typeof today === "string") return t(`withdraw.problems.${today}`);
    if (largest.centavos === 0)
      return t("withdraw.belowMinimum", { amount: money(addMoney(minimum, withdrawalFee(minimum, terms))) });
    const min = money(minimum);
    // The largest amount may tell the balance.
    return hidden ? t("withdraw.fromMinimum", { min }) : t("withdraw.limits", { min, max: money(largest) });
  };
  return (
    <TextField
      label={t("withdraw.amount")}
      hint={possible()}
      error={
        problem &&
        t(`withdraw.problems.${problem.kind}`, { amount: "value" in problem ? money(problem.value) : "" })
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      prefix={currencySymbol(terms.available.currency, language)}
      suffix={
        <Button
          size="s"
          variant="quiet"
          disabled={largest.centavos === 0}
          onClick={() => onChange(decimalOf(largest.centavos))}
        >
          {t("withdraw.all")}
        </Button>
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What a withdrawal costs while a bonus is active. */
function BonusWarning({ bonus: { remaining, wager, wagered, inBets } }: { readonly bonus: ActiveBonus }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const left = money(subtractMoney(wager, wagered));
  const lost = t("withdraw.losesBonus", { bonus: money(addMoney(remaining, inBets)), left });
  const lostInBets = inBets.centavos > 0 ? ` ${t("activeBonus.inBets", { amount: money(inBets) })}` : "";
  return <InlineMessage>{`${lost}${lostInBets}`}</InlineMessage>;
}

interface ConfirmWithdrawalProps {
  readonly open: boolean;
  readonly card: BankCard;
  readonly amount: Money;
  readonly fee: Money;
  readonly total: Money;
  /** Given up by the withdrawal. */
  readonly bonus: ActiveBonus | undefined;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

function ConfirmWithdrawal({ open, card, bonus, onConfirm, onClose, ...sum }: ConfirmWithdrawalProps) {
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
      {bonus && <BonusWarning bonus={bonus} />}
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

/**
 * One of the cards, amount and payment password; the fee shows before the confirmation. A failure keeps the values.
 */
export function WithdrawForm({ terms, cards }: { terms: WithdrawalTerms; cards: readonly BankCard[] }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { withdraw, withdrawing, agreedFee, failure, clearFailure } = useWithdraw();
  const form = useWithdrawalForm({ terms, cards, agreedFee });
  const [confirming, setConfirming] = useState(false);
  const { card, sum, problems } = form;
  const wrongPassword = failure?.refusal === "payment_password_wrong";

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.check()) setConfirming(true);
    // Focus the first invalid field (Spec §5), once it is marked.
    else requestAnimationFrame(focusFirstInvalid.bind(undefined, event.currentTarget));
  };
  const send = async () => {
    if (card === undefined) return;
    const { amount, fee } = sum;
    const accepted = await withdraw({
      cardId: card.id,
      amount,
      fee,
      paymentPassword: form.password,
      givesUpBonus: terms.bonus !== undefined,
    });
    setConfirming(false);
    if (!accepted) return;
    form.clear();
    showToast({ kind: "success", text: t("withdraw.requested", { count: terms.reviewHours }) });
  };

  const check = useOrderCheck("withdrawal", {
    sending: withdrawing,
    onDone: (amount) => {
      form.clear();
      showToast({ kind: "success", text: t("lostOrder.done", { amount: money(amount) }) });
    },
  });

  return (
    <form className="app-withdraw__form app-form-action-room" noValidate onSubmit={submit}>
      <SegmentedChoice
        label={t("withdraw.card")}
        labelShown
        wrap
        options={cards.map(({ id, bank, lastDigits }) => ({
          value: id,
          label: `${bank.name} ··${lastDigits}`,
        }))}
        value={card?.id ?? ""}
        onValueChange={(cardId) => form.change({ cardId })}
      />
      <AmountField
        terms={terms}
        value={form.amount}
        problem={problems.amount}
        onChange={(amount) => form.change({ amount })}
      />
      <WithdrawalSummary terms={terms} {...sum} />
      {terms.bonus && <BonusWarning bonus={terms.bonus} />}
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
          if (wrongPassword) clearFailure();
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
      <OrderCheckMessage check={check} />
      <div className="app-form-action">
        <Button type="submit" block disabled={check === "checking"}>
          {t("withdraw.submit")}
        </Button>
      </div>
      {card && (
        <ConfirmWithdrawal
          open={confirming}
          card={card}
          {...sum}
          bonus={terms.bonus}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

const focusFirstInvalid = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

import "../auth/passwords.css";
import "../member/member.css";
import "./downlines.css";
import "@volado/ui/fact-list.css";
import { currencySymbol, formatCount } from "@volado/i18n";
import {
  BALANCE_MASK,
  ButtonLink,
  Card,
  CloseIcon,
  ConfirmDialog,
  EmptyState,
  FactList,
  IconButton,
  InlineMessage,
  PasswordField,
  TextField,
} from "@volado/ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MemberChoice } from "../../features/downlines/components/member-choice.tsx";
import {
  type TransferBalance,
  type TransferSum,
  useTransferBalance,
  useTransferForm,
} from "../../features/downlines/hooks/use-transfer-form.ts";
import type { Receiver } from "../../features/downlines/receivers.ts";
import { OrderCheckMessage } from "../../shared/forms/order-check.tsx";
import { RefusableForm } from "../../shared/forms/refusable-form.tsx";
import { useLanguage } from "../../shared/language/language.ts";
import { useMoneyText } from "../../shared/language/use-money-text.ts";
import { useTapGuard } from "../../shared/motion/use-tap-guard.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { showToast } from "../../shared/overlays/toast-store.ts";
import { LoadFailure, RetryNote } from "../../shared/query/load-failure.tsx";
import { FormSkeleton } from "../../shared/query/loading-block.tsx";
import {
  HideableBalance,
  useBalanceText,
  useBalanceVisibility,
} from "../../shared/session/hideable-balance.tsx";

function TransferSummary({ sum }: { readonly sum: TransferSum }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const balanceText = useBalanceText();
  return (
    <Card className="app-downlines__part" aria-label={t("downlines.transfer.summary")}>
      <FactList
        items={[
          { label: t("downlines.transfer.facts.each"), value: money(sum.each) },
          { label: t("downlines.transfer.facts.count"), value: formatCount(sum.count, language) },
          { label: t("downlines.transfer.facts.total"), value: money(sum.total) },
          { label: t("downlines.transfer.facts.left"), value: sum.left ? balanceText(sum.left) : "—" },
        ]}
      />
    </Card>
  );
}

interface ChosenMembersProps {
  readonly members: readonly Receiver[];
  readonly onRemove: (member: Receiver) => void;
}

/** Selected members in order of selection, each with a remove button. The list is independent of the search. */
function ChosenMembers({ members, onRemove }: ChosenMembersProps) {
  const { t } = useTranslation();
  const title = t("downlines.transfer.chosen", { count: members.length });
  return (
    <div className="app-downlines__chosen">
      <p role="status">{title}</p>
      <ul aria-label={title}>
        {members.map((member) => (
          <li key={member.id}>
            <span>{member.name}</span>
            <IconButton
              label={t("downlines.transfer.remove", { name: member.name })}
              onClick={() => onRemove(member)}
            >
              <CloseIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Receivers, amount and payment password, with the total shown before confirming. */
function TransferForm({ balance }: { readonly balance: TransferBalance }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { form, bounds, chosen, choose, sum, ...sending } = useTransferForm(balance);
  const [attempted, setAttempted] = useState(false);
  const [sent, setSent] = useState(0);
  const tapGuard = useTapGuard(sent);
  const receivers = useRef<HTMLElement>(null);
  const money = useMoneyText();
  const focusSearch = () => receivers.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();

  const confirm = async (event: FormEvent) => {
    setAttempted(true);
    sending.forgetFailure();
    await form.handleSubmit(() => {
      if (chosen.length > 0) sending.confirm();
    })(event);
    // The first wrong field gets the focus (Spec §5).
    if (chosen.length === 0) focusSearch();
  };
  const send = async () => {
    const done = await sending.send();
    if (!done) return;
    setAttempted(false);
    setSent(sent + 1);
    showToast({
      kind: "success",
      text: t("downlines.transfer.done", {
        count: done.members.length,
        name: done.members[0]?.name ?? "",
        total: money(done.sum.total),
      }),
    });
  };

  return (
    <div className="app-downlines__part" ref={tapGuard}>
      <section className="app-downlines__part" aria-labelledby="transfer-who" ref={receivers}>
        <h2 id="transfer-who">{t("downlines.transfer.who")}</h2>
        {attempted && chosen.length === 0 && (
          <p className="app-downlines__wrong" role="alert">
            {t("downlines.transfer.membersRequired")}
          </p>
        )}
        {chosen.length > 0 && (
          <ChosenMembers
            members={chosen}
            onRemove={(member) => {
              choose(member, false);
              focusSearch();
            }}
          />
        )}
        <MemberChoice chosen={new Set(chosen.map(({ id }) => id))} onChoose={choose} />
      </section>
      <RefusableForm
        failure={sending.failure}
        place={sending.place}
        onForget={sending.forgetFailure}
        submitLabel={t("downlines.transfer.submit")}
        submitting={form.formState.isSubmitting}
        disabled={sending.check === "checking"}
        onSubmit={(event) => void confirm(event)}
      >
        <TextField
          {...form.register("amount")}
          label={t("downlines.transfer.amount")}
          hint={t("downlines.transfer.limits", bounds)}
          error={sending.refusal("amount")}
          inputMode="decimal"
          autoComplete="off"
          prefix={currencySymbol(balance.available.currency, language)}
          enterKeyHint="next"
        />
        <TransferSummary sum={sum} />
        <PasswordField
          {...form.register("paymentPassword")}
          label={t("downlines.transfer.password")}
          error={sending.refusal("paymentPassword")}
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
          autoComplete="off"
          enterKeyHint="go"
        />
        <OrderCheckMessage check={sending.check} />
      </RefusableForm>
      {sending.confirmation && (
        <ConfirmDialog
          open={sending.confirming}
          onClose={sending.dismiss}
          title={t("downlines.transfer.confirm.title", { total: money(sending.confirmation.sum.total) })}
          confirmLabel={t("downlines.transfer.confirm.yes")}
          cancelLabel={t("common.cancel")}
          onConfirm={send}
        >
          <p>{t("downlines.transfer.confirm.text")}</p>
          <FactList
            items={[
              {
                label: t("downlines.transfer.confirm.to"),
                value: sending.confirmation.members.map(({ name }) => name).join(", "),
              },
              { label: t("downlines.transfer.facts.each"), value: money(sending.confirmation.sum.each) },
              { label: t("downlines.transfer.facts.total"), value: money(sending.confirmation.sum.total) },
            ]}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Transfer to downlines: loading, failed, missing payment password, or the form. */
function Transfer() {
  const { t } = useTranslation();
  const money = useMoneyText();
  const follow = useLinkNavigation();
  const { hidden } = useBalanceVisibility();
  const available = useTransferBalance();
  if (available.phase === "pending")
    return <FormSkeleton fields={["balance", "who", "amount", "password", "submit"]} />;
  if (available.phase === "failed")
    return <LoadFailure title={t("downlines.transfer.failed")} failure={available} />;
  const { data: balance } = available;
  return (
    <div className="app-downlines__part">
      {available.stale && <RetryNote text={t("downlines.transfer.stale")} onRetry={available.retry} />}
      <Card className="app-downlines__balance">
        <HideableBalance label={t("downlines.transfer.available")} total={money(balance.available)} />
        {balance.bonus && (
          <InlineMessage>
            {t("downlines.transfer.bonus", {
              amount: hidden ? BALANCE_MASK : money(balance.bonus.remaining),
            })}
          </InlineMessage>
        )}
      </Card>
      {balance.hasPaymentPassword ? (
        <TransferForm balance={balance} />
      ) : (
        <EmptyState
          title={t("downlines.transfer.noPassword.title")}
          action={
            <ButtonLink href={paths.security.to({ view: "payment" })} onNavigate={follow}>
              {t("downlines.transfer.noPassword.set")}
            </ButtonLink>
          }
        >
          {t("downlines.transfer.noPassword.text")}
        </EmptyState>
      )}
    </div>
  );
}

/** Transfers to downlines (Spec §2 "AGENTRANSMULTDOWN3"; docs/decisions/119). */
export default function TransferView() {
  return (
    <div className="app-downlines">
      <Transfer />
    </div>
  );
}

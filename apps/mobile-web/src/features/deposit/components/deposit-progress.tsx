import "@volado/ui/copy-line.css";
import { useQuery } from "@tanstack/react-query";
import { depositQueries } from "@volado/api-client/query";
import { addMoney, decimalOf } from "@volado/domain/money";
import { type Deposit, DepositKind, DepositState, isOpenDeposit } from "@volado/domain/wallet";
import {
  Button,
  ButtonLink,
  CoinMark,
  ConfirmDialog,
  CopyLine,
  type Fact,
  FactList,
  InlineMessage,
} from "@volado/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { SETTLEMENT_POLL_MS } from "../../../shared/query/use-settled.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useDepositNews } from "../hooks/use-deposit-news.ts";
import { useCancelDeposit } from "../hooks/use-receipt.ts";
import { BackToGame, DepositSkeleton } from "./deposit-parts.tsx";
import { ReceiptForm } from "./receipt-form.tsx";

/** One deposit, refetched until it is settled. */
const useDeposit = (depositId: string): AsyncState<Deposit> => {
  const query = useQuery({
    ...depositQueries.one(useClient(), useSession()?.userName, useLanguage(), depositId),
    refetchInterval: ({ state }) =>
      state.data && isOpenDeposit(state.data.state) ? SETTLEMENT_POLL_MS : false,
  });
  const { data } = query;
  useDepositNews(useMemo(() => data && [data], [data]));
  return asyncState(query);
};

/** Details of a deposit and, while it awaits payment, the payment instructions. */
function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const copy = useCopy();
  const { amount, bonus, wager, reference, payTo, shop, settledAt, state } = deposit;
  const money = useMoneyText();
  const fact = (
    name:
      | "method"
      | "amount"
      | "bonus"
      | "bonusPaid"
      | "wager"
      | "bank"
      | "holder"
      | "shop"
      | "shopFee"
      | "created",
    value: string,
  ) => ({
    label: t(`deposit.one.${name}`),
    value,
  });
  const copyFact = (name: "account" | "reference" | "amount", value: string, shown = value): Fact => {
    const label = t(`deposit.one.${name}`);
    const copyLabel = t("deposit.one.copy", { what: label });
    return { label, value: <CopyLine value={value} shown={shown} copyLabel={copyLabel} onCopy={copy} /> };
  };
  const awaiting = state === DepositState.Awaiting;
  const paid = state === DepositState.Paid;
  // Not promised once it was rejected or cancelled.
  const hasBonus = bonus.centavos > 0 && (paid || settledAt === undefined);
  return (
    <FactList
      items={[
        ...(awaiting && payTo
          ? [copyFact("account", payTo.account), fact("bank", payTo.bank), fact("holder", payTo.holder)]
          : []),
        awaiting
          ? copyFact("amount", decimalOf(amount.centavos), money(amount))
          : fact("amount", money(amount)),
        copyFact("reference", reference),
        ...(awaiting && shop ? [fact("shop", shop.name), fact("shopFee", money(shop.fee))] : []),
        ...(hasBonus ? [fact(paid ? "bonusPaid" : "bonus", money(bonus)), fact("wager", money(wager))] : []),
        fact("method", deposit.methodName),
        ...(awaiting ? [{ label: t("deposit.one.payBefore"), value: momentOf(deposit.payBefore) }] : []),
        fact("created", momentOf(deposit.createdAt)),
        ...(settledAt === undefined
          ? []
          : [{ label: t(`deposit.states.${state}`), value: momentOf(settledAt) }]),
      ]}
    />
  );
}

export function DepositProgress({ depositId }: { readonly depositId: string }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const query = useDeposit(depositId);
  const shown = useTapGuard(query.phase === "content" ? query.data.state : query.phase);
  if (query.phase === "pending") return <DepositSkeleton text="deposit.one.loading" />;
  const newDeposit = (
    <ButtonLink variant="quiet" href={paths.deposit.to()} onNavigate={follow}>
      {t("deposit.one.again")}
    </ButtonLink>
  );
  if (query.phase === "failed")
    return (
      <div className="app-deposit">
        <LoadFailure title={t("deposit.one.failed")} failure={query} />
        {newDeposit}
      </div>
    );
  const { data: deposit } = query;
  return (
    <div ref={shown} className="app-deposit">
      {query.stale && <RetryNote text={t("deposit.one.stale")} onRetry={query.retry} />}
      <DepositStatus deposit={deposit} />
      <BackToGame variant={deposit.state === DepositState.Paid ? "action" : "quiet"} />
      {deposit.payUrl !== undefined && (
        <ButtonLink block href={deposit.payUrl}>
          {t("deposit.pay")}
        </ButtonLink>
      )}
      <section className="app-deposit__card">
        <DepositFacts deposit={deposit} />
        {deposit.bonusLost && <p className="app-deposit__note">{t("deposit.one.bonusLost")}</p>}
      </section>
      {deposit.state === DepositState.Awaiting && deposit.kind === DepositKind.Transfer && (
        <ReceiptForm depositId={deposit.id} />
      )}
      {deposit.state === DepositState.Awaiting && <CancelDeposit depositId={deposit.id} />}
      <div className="app-deposit__ways">
        {newDeposit}
        <ButtonLink variant="link" href={paths.transactions.to({ types: "A" })} onNavigate={follow}>
          {t("deposit.records")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Cancels an unpaid deposit, after a confirmation. */
function CancelDeposit({ depositId }: { readonly depositId: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { cancel, failure } = useCancelDeposit(depositId);
  return (
    <>
      {failure && (
        <InlineMessage key={failure.number} kind="error">
          {t(failure.messageKey)}
        </InlineMessage>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t("deposit.cancel.open")}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("deposit.cancel.title")}
        confirmLabel={t("deposit.cancel.yes")}
        cancelLabel={t("deposit.cancel.no")}
        tone="danger"
        onConfirm={async () => {
          await cancel();
          setAsking(false);
        }}
      >
        <p>{t("deposit.cancel.text")}</p>
      </ConfirmDialog>
    </>
  );
}

/** The deposit's status. A change is announced, and moves the focus here because the focused button may be gone. */
function DepositStatus({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const { state, kind, amount, bonus, reason } = deposit;
  const money = useMoneyText();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  const status = state === DepositState.Awaiting ? kind : state;
  return (
    <div className="app-deposit__stand" data-state={state} role="status">
      <CoinMark size={56} />
      <h2 ref={heading} tabIndex={-1}>
        {t(`deposit.titles.${status}`)}
      </h2>
      {reason && <p>{t(`deposit.reasons.${reason}`)}</p>}
      <p>{t(`deposit.explain.${status}`, { amount: money(addMoney(amount, bonus)) })}</p>
    </div>
  );
}

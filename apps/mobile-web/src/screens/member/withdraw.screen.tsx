import "./member.css";
import "./withdraw.css";
import "@volado/ui/fact-list.css";
import { useQuery } from "@tanstack/react-query";
import { bankCardQueries, withdrawalQueries } from "@volado/api-client/query";
import { type BankCard, type Withdrawal, WithdrawalState, type WithdrawalTerms } from "@volado/domain/wallet";
import { ButtonLink, Card, EmptyState, Skeleton } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ActiveBonusCard } from "../../features/wallet/components/active-bonus.tsx";
import { MoneyPlaces } from "../../features/wallet/components/money-places.tsx";
import { WithdrawForm } from "../../features/withdrawals/components/withdraw-form.tsx";
import { useMoneyText } from "../../shared/language/use-money-text.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { showToast } from "../../shared/overlays/toast-store.ts";
import { type AsyncState, asyncState, bothAsync, mapAsync } from "../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../shared/query/loading-block.tsx";
import { SETTLEMENT_POLL_MS, useSettled } from "../../shared/query/use-settled.ts";
import { useDates } from "../../shared/services/merchant-time.ts";
import { useClient } from "../../shared/services/services-context.tsx";
import { HideableBalance } from "../../shared/session/hideable-balance.tsx";
import { useSession } from "../../shared/session/session-store.ts";

interface WithdrawalPage {
  readonly terms: WithdrawalTerms;
  readonly latest: readonly Withdrawal[];
  readonly cards: readonly BankCard[];
}

/** The same words as in the records (docs/decisions/102). */
const stateTexts = {
  pending: "records.states.pending",
  paid: "records.states.done",
  rejected: "withdraw.returned",
} as const satisfies Record<WithdrawalState, string>;

const isPending = ({ state }: Withdrawal): boolean => state === WithdrawalState.Pending;

/**
 * The withdrawal terms and the bank cards; a failure of either fails the page. Refetched while a withdrawal is pending.
 */
const useWithdrawalTerms = (): AsyncState<WithdrawalPage> => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const client = useClient();
  const identity = useSession()?.userName;
  const termsQuery = useQuery({
    ...withdrawalQueries.terms(client, identity),
    refetchInterval: ({ state }) => (state.data?.latest.some(isPending) ? SETTLEMENT_POLL_MS : false),
  });
  useSettled(termsQuery.data?.latest, isPending, ({ state, amount }) => {
    if (state !== WithdrawalState.Pending)
      showToast({
        kind: state === WithdrawalState.Paid ? "success" : "info",
        stay: "read",
        text: t(`withdraw.news.${state}`, { amount: money(amount) }),
      });
  });
  const cardsQuery = useQuery(bankCardQueries.list(client, identity));
  return mapAsync(bothAsync(asyncState(termsQuery), asyncState(cardsQuery)), ([terms, { cards }]) => ({
    terms,
    latest: terms.latest,
    cards,
  }));
};

function WithdrawalBalance({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (
    <Card>
      <HideableBalance label={t("withdraw.available")} total={money(terms.available)} />
    </Card>
  );
}

function LatestWithdrawals({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const money = useMoneyText();
  const follow = useLinkNavigation();
  const titleId = useId();
  return (
    <section className="app-withdrawals" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("withdraw.latest")}</h2>
      {withdrawals.length === 0 ? (
        <p className="app-withdrawals__none">{t("withdraw.latestEmpty")}</p>
      ) : (
        <ul>
          {withdrawals.map(({ id, state, amount, fee, bank, cardTail, requestedAt, reason }) => (
            <li key={id} data-state={state}>
              <span>
                <b>{money(amount)}</b>
                <small>{`${bank} ··${cardTail}`}</small>
                {fee.centavos > 0 && <small>{`${t("withdraw.facts.fee")}: ${money(fee)}`}</small>}
              </span>
              <span>
                <b>{t(stateTexts[state])}</b>
                <small>{momentOf(requestedAt)}</small>
              </span>
              {reason && <p>{t(`withdraw.reasons.${reason}`)}</p>}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="quiet" href={paths.transactions.to({ types: "W" })} onNavigate={follow}>
        {t("withdraw.records")}
      </ButtonLink>
    </section>
  );
}

/** The withdrawal page: loading, failed, requirements missing, or the form with the latest withdrawals. */
function Withdraw() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const page = useWithdrawalTerms();
  if (page.phase === "pending")
    return (
      <LoadingBlock className="app-withdraw" text="withdraw.loading">
        <Skeleton height={88} />
        <Skeleton height={640} />
      </LoadingBlock>
    );
  if (page.phase === "failed") return <LoadFailure title={t("withdraw.failed")} failure={page} />;

  const { terms, cards, latest } = page.data;
  const missing = !terms.hasPaymentPassword ? "noPassword" : cards.length === 0 ? "noCards" : undefined;
  return (
    <div className="app-withdraw">
      {page.stale && <RetryNote text={t("withdraw.stale")} onRetry={page.retry} />}
      <WithdrawalBalance terms={terms} />
      {terms.bonus && <ActiveBonusCard bonus={terms.bonus} />}
      {missing === undefined ? (
        <WithdrawForm terms={terms} cards={cards} />
      ) : (
        <EmptyState
          title={t(`withdraw.${missing}.title`)}
          action={
            <ButtonLink
              href={paths.security.to({ view: missing === "noCards" ? "card" : "payment" })}
              onNavigate={follow}
            >
              {t(missing === "noCards" ? "withdraw.noCards.add" : "withdraw.noPassword.set")}
            </ButtonLink>
          }
        >
          {t(`withdraw.${missing}.text`)}
        </EmptyState>
      )}
      <LatestWithdrawals withdrawals={latest} />
    </div>
  );
}

export const texts = ["money"] as const;

/** Withdrawals (Spec §2 /m/withdraw), and the player's money outside the wallet (§7 "merchant wallet"). */
export default function WithdrawScreen() {
  return (
    <>
      <Withdraw />
      <MoneyPlaces />
    </>
  );
}

import "@volado/ui/fact-list.css";
import "./deposit.css";
import { useQuery } from "@tanstack/react-query";
import { depositQueries } from "@volado/api-client/query";
import { isOpenDeposit } from "@volado/domain/wallet";
import { Button, ButtonLink, ChevronRightIcon, EmptyState } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { DepositForm } from "../../features/deposit/components/deposit-form.tsx";
import { BackToGame, DepositSkeleton } from "../../features/deposit/components/deposit-parts.tsx";
import { DepositProgress } from "../../features/deposit/components/deposit-progress.tsx";
import { useDepositNews } from "../../features/deposit/hooks/use-deposit-news.ts";
import { ActiveBonusCard } from "../../features/wallet/components/active-bonus.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { useLanguage } from "../../shared/language/language.ts";
import { useMoneyText } from "../../shared/language/use-money-text.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../shared/query/load-failure.tsx";
import { SETTLEMENT_POLL_MS } from "../../shared/query/use-settled.ts";
import { useDates } from "../../shared/services/merchant-time.ts";
import { useClient } from "../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import { useSession } from "../../shared/session/session-store.ts";

/** Number of deposits that fit under the form; the records page lists all. */
const SHOWN = 5;

/** The latest deposits, so that a player can find a reference again. */
function LatestDeposits() {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const titleId = useId();
  const money = useMoneyText();
  const follow = useLinkNavigation();
  const query = useQuery({
    ...depositQueries.latest(useClient(), useSession()?.userName, useLanguage()),
    refetchInterval: ({ state }) =>
      state.data?.some((deposit) => isOpenDeposit(deposit.state)) ? SETTLEMENT_POLL_MS : false,
  });
  useDepositNews(query.data);
  const latest = asyncState(query);
  if (latest.phase === "failed") return <RetryNote text={t("deposit.latestFailed")} onRetry={latest.retry} />;
  if (latest.phase === "pending") return null;
  return (
    <section className="app-deposit__latest" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("deposit.latest")}</h2>
      {latest.data.length === 0 ? (
        <p>{t("deposit.latestEmpty")}</p>
      ) : (
        <ul>
          {latest.data.slice(0, SHOWN).map(({ id, amount, state, methodName, createdAt, reason }) => (
            <li key={id}>
              <a className="app-deposit__row" href={paths.deposit.to({ deposit: id })} onClick={follow}>
                <span>
                  <b>{money(amount)}</b>
                  <small>{`${methodName} · ${momentOf(createdAt)}`}</small>
                  {reason && <small>{t(`deposit.reasons.${reason}`)}</small>}
                </span>
                <span className="app-deposit__state" data-state={state}>
                  {t(`deposit.states.${state}`)}
                </span>
                <ChevronRightIcon size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="link" href={paths.transactions.to({ types: "A" })} onNavigate={follow}>
        {t("deposit.records")}
      </ButtonLink>
    </section>
  );
}

interface DepositDeskProps {
  /** The merchant's template enables the new layout (Spec §3 "dep_func=1"). */
  readonly newLayout: boolean;
}

/** Start of a deposit: loading, failed, empty or the form, with the latest deposits. */
export function DepositDesk({ newLayout }: DepositDeskProps) {
  const { t } = useTranslation();
  const options = asyncState(
    useQuery(depositQueries.options(useClient(), useSession()?.userName, useLanguage())),
  );
  if (options.phase === "pending") return <DepositSkeleton text="deposit.loading" />;
  if (options.phase === "failed") return <LoadFailure title={t("deposit.failed")} failure={options} />;
  const { methods, bonus } = options.data;
  const [first] = methods;
  return (
    <div className="app-deposit" data-layout={newLayout ? "new" : "plain"}>
      <Balance size="full" />
      <BackToGame variant="quiet" />
      {first === undefined ? (
        <EmptyState
          title={t("deposit.none.title")}
          action={
            <Button variant="quiet" onClick={options.retry}>
              {t("deposit.none.refresh")}
            </Button>
          }
        >
          {t("deposit.none.text")}
        </EmptyState>
      ) : (
        <>
          {bonus && <ActiveBonusCard bonus={bonus} />}
          <DepositForm options={options.data} first={first} newLayout={newLayout} />
        </>
      )}
      <LatestDeposits />
    </div>
  );
}

/** Text parts that it uses; the copy message is part of the menus' texts. */
export const texts = ["deposit", "menus"] as const;

/**
 * Deposits (Spec §2 /m/voucherCenter): the form, or the status of the deposit in the address. Free accounts don't reach
 * this page (§6).
 */
export default function DepositScreen() {
  const [search] = useSearchParams();
  const depositId = search.get("deposit");
  const newLayout = useSiteInfo()?.template.newDepositLayout ?? true;
  if (depositId) return <DepositProgress key={depositId} depositId={depositId} />;
  return <DepositDesk newLayout={newLayout} />;
}

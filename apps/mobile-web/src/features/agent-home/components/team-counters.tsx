import "@volado/ui/stat-grid.css";
import { useQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import { periodFromSearch, periodInstants, searchFromPeriod } from "@volado/domain/records";
import { formatCount } from "@volado/i18n";
import { Skeleton, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { PeriodChoice } from "../../../shared/forms/period-choice.tsx";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryNote } from "../../../shared/query/load-failure.tsx";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The default period, in days. */
const TODAY = 1;

/** In the specification's order (Spec §2 "four team counters", §3 "Team KPI footer"). */
const counters = ["loggedIn", "bettors", "registered", "online"] as const;

/**
 * The team's counters of the period in the address, by default today by the merchant's calendar (Spec §7 "Team KPI:
 * startDate, endDate (today)"). After a failed load they show a dash, not a zero.
 */
export function TeamCounters() {
  const { t } = useTranslation();
  const language = useLanguage();
  const identity = useSession()?.userName;
  const navigate = useNavigate();
  const period = periodFromSearch(new URLSearchParams(useLocation().search), TODAY);
  const days = periodInstants(period, useMerchantToday(), merchantDay);
  const counts = asyncState(useQuery(teamQueries.counts(useClient(), identity, days)));
  const { phase, retry } = counts;
  return (
    <section className="app-agent-part" aria-labelledby="team-counts" aria-busy={phase === "pending"}>
      <h2 id="team-counts">{t("agency.ownTeam")}</h2>
      <PeriodChoice
        period={period}
        onChange={(chosen) =>
          void navigate(paths.agentHome.to(searchFromPeriod(chosen, TODAY)), { replace: true })
        }
      />
      {phase === "pending" && (
        <p className="vo-visually-hidden" role="status">
          {t("agency.countersLoading")}
        </p>
      )}
      {phase === "failed" && <RetryNote text={t("agency.countersFailed")} onRetry={retry} />}
      {phase === "content" && counts.stale && <RetryNote text={t("agency.countersStale")} onRetry={retry} />}
      <StatGrid
        stats={counters.map((name) => ({
          label: t(`agency.counters.${name}`),
          value:
            phase === "content" ? (
              formatCount(counts.data[name], language)
            ) : phase === "pending" ? (
              <Skeleton width="2.5em" />
            ) : (
              "—"
            ),
        }))}
        note={phase === "content" && t("agency.byLink", { count: counts.data.byLink })}
      />
    </section>
  );
}

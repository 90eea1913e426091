import "@volado/ui/stat-grid.css";
import { formatCount } from "@volado/i18n";
import { Skeleton, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useTeamCounts } from "../hooks/use-team-counts.ts";

/** The four in the specification's order (Spec §2 "four team counters", §3 "Team KPI footer"). */
const counters = ["loggedIn", "bettors", "registered", "online"] as const;

/** What the team does today; numbers that couldn't be had are none, and say so. */
export function TeamCounters() {
  const { t } = useTranslation();
  const language = useLanguage();
  const counts = useTeamCounts();
  const { phase, retry } = counts;
  return (
    <section className="app-agent-part" aria-labelledby="team-today" aria-busy={phase === "pending"}>
      <h2 id="team-today">{t("agency.today")}</h2>
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
      />
    </section>
  );
}

import "@volado/ui/live-table.css";
import { useQuery } from "@tanstack/react-query";
import { liveQueries, StaleTime } from "@volado/api-client/query";
import { openTables, orderLiveModels } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import { InlineMessage, LiveTableSkeleton, LiveTableStrip, SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { LiveTableCard } from "./live-table-card.tsx";

/** Portraits visible on load. */
const EAGER = 3;
const skeletonKeys = ["a", "b", "c"];

/** The live tables with their dealers (Spec §2 "live model list"); a tap opens the table. */
export function LiveTables() {
  const { t } = useTranslation();
  const language = useLanguage();
  const tables = asyncState(
    useQuery({
      ...liveQueries.models(useClient()),
      select: orderLiveModels,
      refetchInterval: StaleTime.LiveModels,
    }),
  );
  const { data } = tables;
  const open = data && openTables(data);

  return (
    <section className="app-section">
      <SectionTitle
        title={t("liveTables.title")}
        count={open === undefined ? undefined : formatCount(open, language)}
      />
      {tables.phase === "failed" && <RetryBlock onRetry={tables.retry} />}
      {data?.length === 0 && (
        <InlineMessage className="app-live-empty">{t("liveTables.empty")}</InlineMessage>
      )}
      {tables.phase !== "failed" && data?.length !== 0 && (
        <LiveTableStrip label={t("liveTables.title")} busy={!data}>
          {data
            ? data.map((model, index) => (
                <li key={model.id}>
                  <LiveTableCard model={model} eager={index < EAGER} />
                </li>
              ))
            : skeletonKeys.map((key) => (
                <li key={key} aria-hidden="true">
                  <LiveTableSkeleton />
                </li>
              ))}
        </LiveTableStrip>
      )}
    </section>
  );
}

import "@volado/ui/stat-grid.css";
import type { EarningKind } from "@volado/domain/agency";
import { periodDays, type RecordPeriod } from "@volado/domain/records";
import { formatDay } from "@volado/i18n";
import { EmptyState, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useAllEarnings, useEarnings } from "../hooks/use-earnings.ts";
import { useFieldText } from "../hooks/use-field-text.ts";
import { useSaveCsv } from "../hooks/use-save-csv.ts";
import { EarningRow } from "./earning-row.tsx";
import { ExportHeader } from "./export-header.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";

export interface EarningListProps {
  readonly kind: EarningKind;
  readonly period: RecordPeriod;
}

const dayOf = (instant: number): string => formatDay(instant, merchant.timeZone);

/** Columns of the file. */
const columns = ["paidAt", "from", "to", "base", "rate", "amount"] as const;

/**
 * What the agent was paid of a kind, in its looks: on its way, failed, nothing, and the payments with their
 * sum and their end.
 */
export function EarningList({ kind, period }: EarningListProps) {
  const { t } = useTranslation();
  const earnings = useEarnings(kind, period);
  const all = useAllEarnings(kind, period);
  const save = useSaveCsv();
  const textOf = useFieldText();
  const today = useMerchantToday();
  if (earnings.phase === "pending") return <TeamSkeleton />;
  if (earnings.phase === "failed")
    return <LoadFailure title={t("agency.earnings.failed")} failure={earnings} />;
  const { first, rows, more, loadMore } = earnings.data;
  const table = async () => [
    columns.map((column) => t(`agency.earnings.columns.${column}`)),
    ...(await all()).map(({ paidAt, from, to, base, rate, amount }) => [
      dayOf(paidAt),
      dayOf(from),
      dayOf(to - 1),
      base,
      rate,
      amount,
    ]),
  ];
  return (
    <div className="app-team-report">
      {earnings.stale && <RetryNote text={t("agency.stale")} onRetry={earnings.retry} />}
      {rows.length === 0 ? (
        <EmptyState title={t("agency.earnings.empty.title")}>{t("agency.earnings.empty.text")}</EmptyState>
      ) : (
        <>
          <StatGrid
            aria-label={t("agency.totals")}
            stats={[
              { label: t(`agency.earnings.${kind}`), value: textOf({ type: "money", value: first.total }) },
            ]}
            note={wholeDays(t("agency.span", { ...periodDays(period, today) }))}
          />
          <ExportHeader
            count={t("agency.earnings.count", { count: first.totalCount })}
            onSave={() => save(t(`agency.files.${kind}`), table)}
          />
          <LongList
            className="app-team-lines"
            label={t("agency.earnings.list")}
            rows={rows}
            total={first.totalCount}
            guess={100}
          >
            {(earning) => <EarningRow earning={earning} kind={kind} textOf={textOf} />}
          </LongList>
          <ListEnd
            className="app-team-end"
            more={more}
            count={rows.length}
            onMore={loadMore}
            texts={{
              loading: t("agency.loadingMore"),
              end: t("agency.earnings.end"),
              failed: t("agency.moreFailed"),
            }}
          />
        </>
      )}
    </div>
  );
}

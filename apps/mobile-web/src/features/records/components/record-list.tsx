import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import "@volado/ui/stat-grid.css";
import { periodDays, type RecordFilter, type RecordPeriod, type RecordTotals } from "@volado/domain/records";
import { Button, EmptyState, Skeleton, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { useRecords } from "../hooks/use-records.ts";
import { RecordEntry } from "./record-entry.tsx";

interface TotalsProps {
  readonly totals: RecordTotals;
  readonly period: RecordPeriod;
}

/** Income, expenses and days of all movements that match the filter. */
export function Totals({ totals, period }: TotalsProps) {
  const { t } = useTranslation();
  const { from, to } = periodDays(period, useMerchantToday());
  const money = useMoneyText();
  return (
    <StatGrid
      aria-label={t("records.totals")}
      stats={[
        { label: t("records.into"), value: money(totals.into), tone: "gain" },
        { label: t("records.outOf"), value: money(totals.outOf) },
      ]}
      note={`${t("records.count", { count: totals.count })} · ${wholeDays(t("records.span", { from, to }))}`}
    />
  );
}

export interface RecordListProps {
  readonly filter: RecordFilter;
  /** Resets the filter. */
  readonly onReset: () => void;
}

/** The movements with their totals, in each loading state. */
export function RecordList({ filter, onReset }: RecordListProps) {
  const { t } = useTranslation();
  const result = useRecords(filter);
  if (result.phase === "pending")
    return (
      <div className="app-record-list" aria-busy="true">
        <p className="vo-visually-hidden" role="status">
          {t("records.loading")}
        </p>
        <Skeleton height={96} />
        <Skeleton height={360} />
      </div>
    );
  if (result.phase === "failed") return <LoadFailure title={t("records.failed")} failure={result} />;
  if (result.phase === "empty")
    return (
      <EmptyState
        title={t("records.empty.title")}
        action={
          <Button variant="quiet" onClick={onReset}>
            {t("records.empty.reset")}
          </Button>
        }
      >
        {t("records.empty.text")}
      </EmptyState>
    );
  const { records, totals, more, loadMore } = result.data;
  return (
    <div className="app-record-list">
      {result.stale && <RetryNote text={t("records.stale")} onRetry={result.retry} />}
      {totals && <Totals totals={totals} period={filter.period} />}
      <ul className="app-records" aria-label={t("records.list")}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordEntry record={record} />
          </li>
        ))}
      </ul>
      <ListEnd
        className="app-records-end"
        more={more}
        count={records.length}
        onMore={loadMore}
        texts={{ loading: t("records.loadingMore"), end: t("records.end"), failed: t("records.moreFailed") }}
      />
    </div>
  );
}

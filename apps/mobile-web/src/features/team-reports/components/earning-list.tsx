import "@volado/ui/stat-grid.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listEarnings } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import type { Earning, EarningKind, Earnings } from "@volado/domain/agency";
import { periodDays, periodInstants, type RecordPeriod } from "@volado/domain/records";
import { formatDay } from "@volado/i18n";
import { EmptyState, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";
import type { AsyncState } from "../../../shared/query/async-state.ts";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { everyPage } from "../every-page.ts";
import { type TeamPages, teamPagesOf, useFieldText } from "../hooks/use-field-text.ts";
import { useSaveCsv } from "../hooks/use-save-csv.ts";
import type { FieldValue } from "../team-fields.ts";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { ExportHeader } from "./team-tools.tsx";

const useEarningInput = (kind: EarningKind, period: RecordPeriod) => ({
  ...periodInstants(period, useMerchantToday(), merchantDay),
  kind,
});

const useEarnings = (kind: EarningKind, period: RecordPeriod): AsyncState<TeamPages<Earnings, Earning>> => {
  const identity = useSession()?.userName;
  const input = useEarningInput(kind, period);
  return teamPagesOf(useInfiniteQuery(teamQueries.earnings(useClient(), identity, input)));
};

/** Fetches all payments of the period, for export. */
const useAllEarnings = (kind: EarningKind, period: RecordPeriod): (() => Promise<readonly Earning[]>) => {
  const client = useClient();
  const input = useEarningInput(kind, period);
  return () => everyPage((paging) => client.call(listEarnings, { ...input, ...paging }));
};

interface EarningRowProps {
  readonly earning: Earning;
  readonly kind: EarningKind;
  /** Formats a value for display. */
  readonly textOf: (value: FieldValue) => string;
}

/** One payment: period, amount and rate. */
function EarningRow({ earning, kind, textOf }: EarningRowProps) {
  const { t } = useTranslation();
  const { from, to, base, rate, amount, paidAt } = earning;
  const [first, last] = [merchantDay(from), merchantDay(to - 1)];
  return (
    <article className="app-team-line">
      <header>
        <div className="app-team-line__who">
          <b>{first === last ? first : t("agency.span", { from: first, to: last })}</b>
          <small>{t("agency.earnings.paid", { day: merchantDay(paidAt) })}</small>
        </div>
        <div className="app-team-line__main" data-sign={Math.sign(amount.centavos)}>
          <b>{textOf({ type: "money", value: amount })}</b>
          <small>
            {t(`agency.earnings.of.${kind}`, {
              rate: textOf({ type: "percent", value: rate }),
              base: textOf({ type: "money", value: base }),
            })}
          </small>
        </div>
      </header>
    </article>
  );
}

export interface EarningListProps {
  readonly kind: EarningKind;
  readonly period: RecordPeriod;
}

const dayOf = (instant: number): string => formatDay(instant, merchant.timeZone);

/** Columns of the exported file. */
const columns = ["paidAt", "from", "to", "base", "rate", "amount"] as const;

/** An agent's earnings of a kind with their total, in each loading state. */
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

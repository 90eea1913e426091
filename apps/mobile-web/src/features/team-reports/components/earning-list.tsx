import "@volado/ui/stat-grid.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listEarnings } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import type { Earning, EarningKind, Earnings } from "@volado/domain/agency";
import { periodDays, periodInstants, type RecordPeriod } from "@volado/domain/records";
import { EmptyState, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { everyPage, useSaveCsv } from "../../../shared/lists/use-save-csv.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { merchantDay, useDates, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { teamPagesOf, useFieldText, useFileName } from "../hooks/use-team-report.ts";
import type { FieldValue } from "../team-views.ts";
import { TeamList, TeamSkeleton } from "./team-tools.tsx";

const useEarnings = (kind: EarningKind, period: RecordPeriod, today: string) => {
  const client = useClient();
  const input = { ...periodInstants(period, today, merchantDay), kind };
  const query = useInfiniteQuery(teamQueries.earnings(client, useSession()?.userName, input));
  return {
    earnings: teamPagesOf<Earning, Earnings>(query),
    /** Fetches all payments of the period, for export. */
    fetchAll: () => everyPage((paging) => client.call(listEarnings, { ...input, ...paging })),
  };
};

interface EarningRowProps {
  readonly earning: Earning;
  readonly kind: EarningKind;
  readonly textOf: (value: FieldValue) => string;
}

function EarningRow({ earning, kind, textOf }: EarningRowProps) {
  const { t } = useTranslation();
  const { dateOf } = useDates();
  const { from, to, base, rate, amount, paidAt } = earning;
  const [first, last] = [dateOf(from), dateOf(to - 1)];
  return (
    <article className="vo-card app-team-line">
      <header>
        <div className="app-team-line__who">
          <b>{first === last ? first : t("agency.span", { from: first, to: last })}</b>
          <small>{t("agency.earnings.paid", { day: dateOf(paidAt) })}</small>
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

const columns = ["paidAt", "from", "to", "base", "rate", "amount"] as const;

/** An agent's earnings of a kind with their total, in each loading state. */
export function EarningList({ kind, period }: { readonly kind: EarningKind; readonly period: RecordPeriod }) {
  const { t } = useTranslation();
  const today = useMerchantToday();
  const { spanOf } = useDates();
  const { earnings, fetchAll } = useEarnings(kind, period, today);
  const save = useSaveCsv("agency.saveFailed");
  const fileName = useFileName(period);
  const textOf = useFieldText();
  if (earnings.phase === "pending") return <TeamSkeleton />;
  if (earnings.phase === "failed")
    return <LoadFailure title={t("agency.earnings.failed")} failure={earnings} />;
  const { first, rows } = earnings.data;
  const table = async () => [
    columns.map((column) => t(`agency.earnings.columns.${column}`)),
    ...(await fetchAll()).map(({ paidAt, from, to, base, rate, amount }) => [
      merchantDay(paidAt),
      merchantDay(from),
      merchantDay(to - 1),
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
            note={t("agency.span", spanOf(periodDays(period, today)))}
          />
          <TeamList
            pages={earnings.data}
            label={t("agency.earnings.list")}
            count={t("agency.earnings.count", { count: first.totalCount })}
            end={t("agency.earnings.end")}
            guess={100}
            onSave={() => save(fileName(t(`agency.files.${kind}`)), table)}
          >
            {(earning) => <EarningRow earning={earning} kind={kind} textOf={textOf} />}
          </TeamList>
        </>
      )}
    </div>
  );
}

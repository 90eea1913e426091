import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import "@volado/ui/stat-grid.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listEarnings } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import { type Earning, EarningKind, type EarningLine, type Earnings } from "@volado/domain/agency";
import { decimalOf } from "@volado/domain/money";
import { periodDays, periodInstants, type RecordPeriod } from "@volado/domain/records";
import { formatPercent, formatShare } from "@volado/i18n";
import { EmptyState, type Fact, FactList, Fold, StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { everyPage, useSaveCsv } from "../../../shared/lists/use-save-csv.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { merchantDay, useDates, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { teamPagesOf, useFileName } from "../hooks/use-team-report.ts";
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

/** A payment's arithmetic, line by line. */
function EarningLines({ earning: { base, amount, lines } }: { readonly earning: Earning }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const factOf = (line: EarningLine): Fact => {
    if (line.type === "tier") {
      const { from, activeMembers, active } = line;
      const reached = t("agency.earnings.lines.reached", { from: money(from), activeMembers, active });
      return { label: t("agency.earnings.lines.tier"), value: reached };
    }
    if ("amount" in line)
      return { label: t(`agency.earnings.lines.${line.type}`), value: money(line.amount) };
    const share = { rate: formatPercent(line.rate, language), base: money(line.base) };
    const label = t(`agency.earnings.lines.${line.type}`, share);
    return { label, value: formatShare(line.base, line.rate, language) };
  };
  const loss = { label: t("agency.earnings.lines.loss"), value: money(base) };
  const facts = lines.flatMap((line) => (line.type === "bonus" ? [factOf(line), loss] : [factOf(line)]));
  return (
    <FactList items={[...facts, { label: t("agency.earnings.lines.sum"), value: <b>{money(amount)}</b> }]} />
  );
}

function EarningRow({ earning, kind }: { readonly earning: Earning; readonly kind: EarningKind }) {
  const { t } = useTranslation();
  const { dateOf, momentOf } = useDates();
  const money = useMoneyText();
  const { from, to, base, amount, paidAt, lines } = earning;
  // A contract that begins or ends within a day pays for a part of it.
  const isMidnight = (instant: number) => dateOf(instant) !== dateOf(instant - 1);
  const first = isMidnight(from) ? dateOf(from) : momentOf(from);
  const last = isMidnight(to) ? dateOf(to - 1) : momentOf(to);
  const days = first === last ? first : t("agency.span", { from: first, to: last });
  const ofLoss = kind === EarningKind.Dividend || lines.some(({ type }) => type === "stake");
  const line = (
    <span className="app-team-line__head">
      <span className="app-team-line__who">
        <b>{kind === EarningKind.HourlySalary ? momentOf(from) : days}</b>
        <small>{t("agency.earnings.paid", { day: dateOf(paidAt) })}</small>
      </span>
      <span className="app-team-line__main" data-sign={Math.sign(amount.centavos)}>
        <b>{money(amount)}</b>
        <small>{t(`agency.earnings.of.${ofLoss ? "net-loss" : "turnover"}`, { base: money(base) })}</small>
      </span>
      {lines.length > 0 && <span className="vo-visually-hidden">{t("agency.earnings.detailOf")}</span>}
    </span>
  );
  if (lines.length === 0) return <article className="vo-card">{line}</article>;
  return (
    <Fold label={line}>
      <EarningLines earning={earning} />
    </Fold>
  );
}

/** The shares and fixed amounts of a payment as a sum, for a cell of a table. */
const sumText = (lines: readonly EarningLine[]): string =>
  lines
    .flatMap((line) => {
      if (line.type === "fixed") return [decimalOf(line.amount.centavos)];
      return "rate" in line ? [`${decimalOf(line.base.centavos)} × ${line.rate} %`] : [];
    })
    .join(" + ");

const columns = ["paidAt", "from", "to", "base", "lines", "amount"] as const;

/** An agent's earnings of a kind with their total, in each loading state. */
export function EarningList({ kind, period }: { readonly kind: EarningKind; readonly period: RecordPeriod }) {
  const { t } = useTranslation();
  const today = useMerchantToday();
  const { spanOf } = useDates();
  const { earnings, fetchAll } = useEarnings(kind, period, today);
  const save = useSaveCsv("agency.saveFailed");
  const fileName = useFileName(period);
  const money = useMoneyText();
  if (earnings.phase === "pending") return <TeamSkeleton />;
  if (earnings.phase === "failed")
    return <LoadFailure title={t("agency.earnings.failed")} failure={earnings} />;
  const { first, rows } = earnings.data;
  const table = async () => [
    columns.map((column) => t(`agency.earnings.columns.${column}`)),
    ...(await fetchAll()).map(({ paidAt, from, to, base, lines, amount }) => [
      merchantDay(paidAt),
      merchantDay(from),
      merchantDay(to - 1),
      base,
      sumText(lines),
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
            stats={[{ label: t(`agency.earnings.${kind}`), value: money(first.total) }]}
            note={t("agency.earnings.paidSpan", spanOf(periodDays(period, today)))}
          />
          {kind === EarningKind.Rebate && <p className="app-team-rule">{t("agency.earnings.rule")}</p>}
          <TeamList
            pages={earnings.data}
            label={t("agency.earnings.list")}
            count={t("agency.earnings.count", { count: first.totalCount })}
            end={t("agency.earnings.end")}
            guess={100}
            onSave={() => save(fileName(t(`agency.files.${kind}`)), table)}
          >
            {(earning) => <EarningRow earning={earning} kind={kind} />}
          </TeamList>
        </>
      )}
    </div>
  );
}

import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import "@volado/ui/stat-grid.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listRecords, RECORD_FILE_PAGE } from "@volado/api-client/endpoints";
import { recordQueries } from "@volado/api-client/query";
import { decimalOf } from "@volado/domain/money";
import {
  type BetSelection,
  type DrawSelection,
  type MemberRecord,
  periodDays,
  periodInstants,
  type RecordFilter,
  type RecordPage,
  type RecordPeriod,
  type RecordPlay,
  type RecordTotals,
  RecordType,
} from "@volado/domain/records";
import {
  Button,
  ButtonLink,
  DownloadIcon,
  EmptyState,
  type Fact,
  FactList,
  Fold,
  Skeleton,
  StatGrid,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { ListEnd } from "../../../shared/lists/list-end.tsx";
import { useSaveCsv } from "../../../shared/lists/use-save-csv.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import {
  type AsyncListState,
  type AsyncPages,
  asyncList,
  asyncPages,
  mapAsync,
} from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import {
  merchantDay,
  merchantMoment,
  useDates,
  useMerchantToday,
} from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useBalanceText } from "../../../shared/session/hideable-balance.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Formats the selection of a play: that of a match, or a lottery's draw and numbers. */
const useSelectionText = (): ((selection: BetSelection | DrawSelection) => string) => {
  const { t } = useTranslation();
  return (selection) => {
    if ("draw" in selection)
      return t("records.ticket", { draw: selection.draw, picks: selection.picks.join(" ") });
    const { home, away, pick, odds } = selection;
    const sides = { "1": home, X: t("records.draw"), "2": away };
    return t("records.selection", { home, away, pick: sides[pick], odds: decimalOf(odds) });
  };
};

interface PlayFacts {
  /** The selection, or the type of game. */
  readonly line: string;
  readonly facts: readonly Fact[];
}

/** Details of a play: type, vendor, selection, stake and win; undefined for other records. */
const usePlayFacts = (play: RecordPlay | undefined): PlayFacts | undefined => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const selectionText = useSelectionText();
  if (!play) return undefined;
  const type = t(`shell.categories.${play.gameType}`);
  const selection = play.selection && selectionText(play.selection);
  return {
    line: selection ?? type,
    facts: [
      { label: t("records.facts.type"), value: type },
      { label: t("records.facts.vendor"), value: play.vendor },
      ...(selection === undefined ? [] : [{ label: t("records.facts.selection"), value: selection }]),
      { label: t("records.facts.stake"), value: money(play.stake) },
      ...(play.win === undefined ? [] : [{ label: t("records.facts.win"), value: money(play.win) }]),
    ],
  };
};

/** A return has its withdrawal's state, but its money did arrive. */
const stateOf = ({ kind, state }: MemberRecord) => (kind === "withdrawal-return" ? "returned" : state);

/** One record: kind, time and amount, of a play the net result; expanded, it shows all details. */
function RecordEntry({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { momentOf } = useDates();
  const { kind, state, amount, balance, at, subject, counterparty, reference } = record;
  const money = useMoneyText();
  const balanceText = useBalanceText();
  const play = usePlayFacts(record.play);
  const signed = `${amount.centavos > 0 ? "+" : ""}${money(amount)}`;
  const moment = momentOf(at);
  const side = amount.centavos > 0 ? "from" : "to";
  const shownState = kind === "withdrawal-return" ? "done" : state;
  const facts: readonly Fact[] = [
    { label: t("records.facts.state"), value: t(`records.states.${stateOf(record)}`) },
    { label: t("records.facts.at"), value: moment },
    ...(subject === undefined ? [] : [{ label: t("records.facts.subject"), value: subject }]),
    ...(counterparty === undefined ? [] : [{ label: t(`records.facts.${side}`), value: counterparty }]),
    ...(play?.facts ?? []),
    kind === "play"
      ? { label: t("records.facts.result"), value: state === "pending" ? t("records.noResult") : signed }
      : { label: t("records.facts.amount"), value: signed },
    ...(balance === undefined ? [] : [{ label: t("records.facts.balance"), value: balanceText(balance) }]),
    { label: t("records.facts.reference"), value: reference },
  ];
  // A pending withdrawal cannot be cancelled (docs/decisions/102); a pending deposit can be completed.
  const isOpenDeposit = kind === "deposit" && state === "pending";
  return (
    <Fold
      row
      className="app-record"
      data-state={shownState}
      label={
        <span className="app-record__line">
          <span className="app-record__what">
            <b>{t(`records.kinds.${kind}`)}</b>
            {subject !== undefined && <small>{subject}</small>}
            {counterparty !== undefined && <small>{t(`records.${side}`, { name: counterparty })}</small>}
            {play !== undefined && <small>{play.line}</small>}
            <small>{moment}</small>
          </span>
          <span
            className="app-record__amount"
            data-gain={(amount.centavos > 0 && shownState === "done") || undefined}
          >
            <b>{signed}</b>
            {shownState !== "done" && <small>{t(`records.states.${shownState}`)}</small>}
          </span>
          <span className="vo-visually-hidden">{t("records.detailOf")}</span>
        </span>
      }
    >
      <FactList items={facts} />
      {isOpenDeposit && (
        <ButtonLink variant="quiet" href={paths.deposit.to({ deposit: record.id })} onNavigate={follow}>
          {t("records.deposit")}
        </ButtonLink>
      )}
    </Fold>
  );
}

interface Records extends Pick<AsyncPages<RecordPage>, "more" | "loadMore"> {
  readonly records: readonly MemberRecord[];
  readonly totals: RecordTotals | undefined;
}

/** The movements that match a filter, newest first. */
const useRecords = ({ type, state, period }: RecordFilter): AsyncListState<Records> => {
  const identity = useSession()?.userName;
  const { from, to } = periodInstants(period, useMerchantToday(), merchantDay);
  const query = useInfiniteQuery(recordQueries.list(useClient(), identity, { type, state, from, to }));
  const records = mapAsync(asyncPages(query), ({ first, pages, more, loadMore }) => ({
    records: pages.flatMap((page) => page.records),
    totals: first.totals,
    more,
    loadMore,
  }));
  return asyncList(records, (found) => found.records.length === 0 && !query.hasNextPage);
};

/** Saves all records that match a filter as a CSV file, in the order of the list; its name has the days. */
const useSaveRecords = ({ type, state, period }: RecordFilter): (() => Promise<void>) => {
  const { t } = useTranslation();
  const client = useClient();
  const save = useSaveCsv("records.saveFailed");
  const selectionText = useSelectionText();
  const today = useMerchantToday();
  const { from, to } = periodDays(period, today);
  const everyRecord = async (): Promise<readonly MemberRecord[]> => {
    const input = { type, state, ...periodInstants(period, today, merchantDay), pageSize: RECORD_FILE_PAGE };
    const found: MemberRecord[] = [];
    let after: string | undefined;
    do {
      const page: RecordPage = await client.call(listRecords, { ...input, after });
      found.push(...page.records);
      after = page.next;
    } while (after !== undefined);
    return found;
  };
  const table = async () => [
    columns.map((column) => t(`records.facts.${column}`)),
    ...(await everyRecord()).map((record) => [
      merchantMoment(record.at),
      t(`records.kinds.${record.kind}`),
      record.subject ?? "",
      record.play?.selection ? selectionText(record.play.selection) : "",
      record.counterparty ?? "",
      t(`records.states.${stateOf(record)}`),
      record.play?.stake ?? "",
      record.play?.win ?? "",
      record.amount,
      record.balance ?? "",
      record.reference,
    ]),
  ];
  return () => save(`${t("records.file")}_${from}_${to}`, table);
};

const columns = [
  ...(["at", "kind", "subject", "selection", "counterparty", "state"] as const),
  ...(["stake", "win", "amount", "balance", "reference"] as const),
] as const;

/** Income, expenses and days of all movements that match the filter. */
export function Totals({ totals, period }: { readonly totals: RecordTotals; readonly period: RecordPeriod }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { spanOf } = useDates();
  const days = spanOf(periodDays(period, useMerchantToday()));
  return (
    <StatGrid
      aria-label={t("records.totals")}
      stats={[
        { label: t("records.into"), value: money(totals.into), tone: "gain" },
        { label: t("records.outOf"), value: money(totals.outOf) },
      ]}
      note={`${t("records.count", { count: totals.count })} · ${t("records.span", days)}`}
    />
  );
}

/** The movements with their totals, in each loading state. */
export function RecordList({ filter, onReset }: { filter: RecordFilter; onReset: () => void }) {
  const { t } = useTranslation();
  const result = useRecords(filter);
  const save = useSaveRecords(filter);
  const isWhole = filter.type === RecordType.All && filter.state === undefined;
  if (result.phase === "pending")
    return (
      <LoadingBlock className="app-record-list" text="records.loading">
        <Skeleton height={96} />
        <Skeleton height={360} />
      </LoadingBlock>
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
        {t(isWhole ? "records.empty.period" : "records.empty.text")}
      </EmptyState>
    );
  const { records, totals, more, loadMore } = result.data;
  return (
    <div className="app-record-list">
      {result.stale && <RetryNote text={t("records.stale")} onRetry={result.retry} />}
      {totals && <Totals totals={totals} period={filter.period} />}
      <Button
        className="app-records-save"
        size="s"
        variant="quiet"
        icon={<DownloadIcon size={18} />}
        onClick={save}
      >
        {t("records.save")}
      </Button>
      <ul className="app-records" aria-label={t("records.list")}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordEntry record={record} />
          </li>
        ))}
      </ul>
      <ListEnd
        more={more}
        count={records.length}
        onMore={loadMore}
        texts={{ loading: t("records.loadingMore"), end: t("records.end"), failed: t("records.moreFailed") }}
      />
    </div>
  );
}

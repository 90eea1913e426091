import { useInfiniteQuery } from "@tanstack/react-query";
import { listTeamBets } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import { type TeamBet, type TeamBets, type TeamFilter, teamOfMember } from "@volado/domain/agency";
import { formatDay, formatTime } from "@volado/i18n";
import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import type { AsyncState } from "../../../shared/query/async-state.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { everyPage } from "../every-page.ts";
import { type TeamPages, teamInput, teamPagesOf, useTypeName } from "../hooks/use-field-text.ts";
import { useSaveCsv } from "../hooks/use-save-csv.ts";
import { TeamPath } from "./team-path.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { ExportHeader } from "./team-tools.tsx";
import { TeamTotals } from "./team-totals.tsx";

const useBetInput = (filter: TeamFilter) => ({
  ...teamInput(filter, useMerchantToday()),
  gameType: filter.gameType,
});

const useTeamBets = (filter: TeamFilter): AsyncState<TeamPages<TeamBets, TeamBet>> => {
  const identity = useSession()?.userName;
  return teamPagesOf(useInfiniteQuery(teamQueries.bets(useClient(), identity, useBetInput(filter))));
};

/** Fetches all matching bets, for export. */
const useAllTeamBets = (filter: TeamFilter): (() => Promise<readonly TeamBet[]>) => {
  const client = useClient();
  const input = useBetInput(filter);
  return () => everyPage((paging) => client.call(listTeamBets, { ...input, ...paging }));
};

interface BetRowProps {
  readonly bet: TeamBet;
  /** Link to the bets of this member. */
  readonly href: string;
}

/** One bet: member, game, time, stake and outcome. */
function BetRow({ bet, href }: BetRowProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const nameOf = useTypeName();
  const money = useMoneyText();
  return (
    <article className="app-team-line">
      <header>
        <div className="app-team-line__who">
          <a href={href} onClick={follow}>
            {bet.name}
          </a>
          <small>{`${bet.game} · ${nameOf(bet.gameType)}`}</small>
          <small>{`${formatDay(bet.at, merchant.timeZone)} ${formatTime(bet.at, merchant.timeZone)}`}</small>
        </div>
        <div className="app-team-line__main">
          <b>{money(bet.stake)}</b>
          <small>
            {bet.settled ? `${t("agency.fields.win")}: ${money(bet.win)}` : t("agency.bets.pending")}
          </small>
        </div>
      </header>
    </article>
  );
}

export interface BetListProps {
  readonly filter: TeamFilter;
  /** The URL of a filter. */
  readonly addressOf: (filter: TeamFilter) => string;
}

/** A team's bets with their totals, in each loading state. */
export function BetList({ filter, addressOf }: BetListProps) {
  const { t } = useTranslation();
  const bets = useTeamBets(filter);
  const all = useAllTeamBets(filter);
  const save = useSaveCsv();
  if (bets.phase === "pending") return <TeamSkeleton />;
  if (bets.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={bets} />;
  const { first, rows, more, loadMore } = bets.data;
  const table = async () => [
    [
      t("agency.bets.at"),
      t("agency.fields.member"),
      t("agency.bets.game"),
      t("agency.type"),
      t("agency.fields.stake"),
      t("agency.fields.win"),
      t("agency.bets.state"),
    ],
    ...(await all()).map(({ at, name, game, gameType, stake, win, settled }) => [
      `${formatDay(at, merchant.timeZone)} ${formatTime(at, merchant.timeZone)}`,
      name,
      game,
      gameType,
      stake,
      win,
      t(settled ? "agency.bets.settled" : "agency.bets.pending"),
    ]),
  ];
  return (
    <div className="app-team-report">
      {bets.stale && <RetryNote text={t("agency.stale")} onRetry={bets.retry} />}
      <TeamPath
        path={first.path}
        hrefOf={(id) => addressOf(teamOfMember(filter, id))}
        filter={filter}
        current="bets"
      />
      {rows.length === 0 ? (
        <EmptyState title={t("agency.bets.empty.title")}>{t("agency.bets.empty.text")}</EmptyState>
      ) : (
        <>
          <TeamTotals totals={first.totals} shown={["stake", "win"]} period={filter.period} />
          <ExportHeader
            count={t("agency.bets.count", { count: first.totalCount })}
            onSave={() => save(t("agency.files.bets"), table)}
          />
          <LongList
            className="app-team-lines"
            label={t("agency.bets.list")}
            rows={rows}
            total={first.totalCount}
            guess={110}
          >
            {(bet) => <BetRow bet={bet} href={addressOf(teamOfMember(filter, bet.memberId))} />}
          </LongList>
          <ListEnd
            className="app-team-end"
            more={more}
            count={rows.length}
            onMore={loadMore}
            texts={{
              loading: t("agency.loadingMore"),
              end: t("agency.bets.end"),
              failed: t("agency.moreFailed"),
            }}
          />
        </>
      )}
    </div>
  );
}

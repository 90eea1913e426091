import { useInfiniteQuery } from "@tanstack/react-query";
import { listTeamBets } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import { type TeamBet, type TeamBets, type TeamFilter, teamOfMember } from "@volado/domain/agency";
import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { everyPage, useSaveCsv } from "../../../shared/lists/use-save-csv.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { merchantMoment, useDates, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import {
  teamInput,
  teamPagesOf,
  useFileName,
  useMemberAddress,
  useTypeName,
} from "../hooks/use-team-report.ts";
import { TeamPath } from "./team-navigation.tsx";
import { TeamList, TeamSkeleton } from "./team-tools.tsx";
import { TeamTotals } from "./team-totals.tsx";

const useTeamBets = (filter: TeamFilter) => {
  const client = useClient();
  const input = { ...teamInput(filter, useMerchantToday()), gameType: filter.gameType };
  const query = useInfiniteQuery(teamQueries.bets(client, useSession()?.userName, input));
  return {
    bets: teamPagesOf<TeamBet, TeamBets>(query),
    /** Fetches all matching bets, for export. */
    fetchAll: () => everyPage((paging) => client.call(listTeamBets, { ...input, ...paging })),
  };
};

function BetRow({ bet, href }: { bet: TeamBet; href: string | undefined }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const nameOf = useTypeName();
  const money = useMoneyText();
  const { momentOf } = useDates();
  return (
    <article className="vo-card app-team-line">
      <header>
        <div className="app-team-line__who">
          {href ? (
            <a href={href} onClick={follow}>
              {bet.name}
            </a>
          ) : (
            <b>{bet.name}</b>
          )}
          <small>{`${bet.game} · ${nameOf(bet.gameType)}`}</small>
          <small>{momentOf(bet.at)}</small>
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

/** A team's bets with their totals, in each loading state. */
export function BetList({
  filter,
  addressOf,
}: {
  filter: TeamFilter;
  addressOf: (filter: TeamFilter) => string;
}) {
  const { t } = useTranslation();
  const { bets, fetchAll } = useTeamBets(filter);
  const save = useSaveCsv("agency.saveFailed");
  const fileName = useFileName(filter.period);
  const memberHref = useMemberAddress(filter);
  const nameOf = useTypeName();
  if (bets.phase === "pending") return <TeamSkeleton />;
  if (bets.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={bets} />;
  const { first, rows } = bets.data;
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
    ...(await fetchAll()).map(({ at, name, game, gameType, stake, win, settled }) => [
      merchantMoment(at),
      name,
      game,
      nameOf(gameType),
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
          <TeamList
            pages={bets.data}
            label={t("agency.bets.list")}
            count={t("agency.bets.count", { count: first.totalCount })}
            end={t("agency.bets.end")}
            guess={110}
            onSave={() => save(fileName(t("agency.files.bets")), table)}
          >
            {(bet) => <BetRow bet={bet} href={memberHref(bet.memberId)} />}
          </TeamList>
        </>
      )}
    </div>
  );
}

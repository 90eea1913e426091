import { useInfiniteQuery } from "@tanstack/react-query";
import { listTeamBets } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import type { TeamBet, TeamBets, TeamFilter } from "@volado/domain/agency";
import type { AsyncState } from "../../../shared/query/async-state.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { everyPage } from "../every-page.ts";
import { askedOf } from "./team-days.ts";
import { type TeamPages, teamPagesOf } from "./team-pages.ts";

const useWanted = (filter: TeamFilter) => ({
  ...askedOf(filter, useMerchantToday()),
  gameType: filter.gameType,
});

/** The bets of a team, page by page. */
export const useTeamBets = (filter: TeamFilter): AsyncState<TeamPages<TeamBets, TeamBet>> => {
  const identity = useSession()?.userName;
  return teamPagesOf(useInfiniteQuery(teamQueries.bets(useClient(), identity, useWanted(filter))));
};

/** Brings all bets that the filter lets through, for a file. */
export const useAllTeamBets = (filter: TeamFilter): (() => Promise<readonly TeamBet[]>) => {
  const client = useClient();
  const wanted = useWanted(filter);
  return () => everyPage((paging) => client.call(listTeamBets, { ...wanted, ...paging }));
};

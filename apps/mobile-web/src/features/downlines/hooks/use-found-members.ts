import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import { TeamGroup, type TeamMember, type TeamPaging } from "@volado/domain/agency";
import { nextPage } from "@volado/domain/games";
import { periodInstants } from "@volado/domain/records";
import { type AsyncState, asyncPages, mapAsync } from "../../../shared/query/async-state.ts";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Members that are shown at a time: what comes after the search stays in reach. */
const AT_A_TIME = 8;

/** Who was found, and whether there are more. */
export interface FoundMembers {
  readonly members: readonly TeamMember[];
  /** Whether they are still those of the search before: the list keeps its place, and with it all that stands below. */
  readonly searching: boolean;
  readonly hasMore: boolean;
  /** Rejects never: more that couldn't be had is asked for again by the same button. */
  readonly showMore: () => Promise<unknown>;
}

/** Whether more follows the last page that is shown; the query knows it of the search that is under way alone. */
const hasMore = (last: Pick<TeamPaging, "page" | "totalPages"> | undefined): boolean =>
  last !== undefined && nextPage(last.page, last.totalPages) !== undefined;

/**
 * Searches the agent's team, at every level; those right below the agent while nothing is searched for.
 * @param name part of a user name
 */
export const useFoundMembers = (name: string): AsyncState<FoundMembers> => {
  const today = periodInstants({ type: "days", days: 1 }, useMerchantToday(), merchantDay);
  const wanted = {
    ...today,
    memberId: undefined,
    name: name === "" ? undefined : name,
    sort: undefined,
    desc: undefined,
    group: TeamGroup.Member,
  };
  const query = useInfiniteQuery({
    ...teamQueries.report(useClient(), useSession()?.userName, wanted, AT_A_TIME),
    placeholderData: keepPreviousData,
  });
  return mapAsync(asyncPages(query), ({ pages }) => ({
    members: pages.flatMap(({ list }) => list.flatMap(({ member }) => (member ? [member] : []))),
    searching: query.isPlaceholderData,
    hasMore: hasMore(pages.at(-1)),
    showMore: () => query.fetchNextPage(),
  }));
};

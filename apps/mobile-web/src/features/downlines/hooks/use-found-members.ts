import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import { TeamGroup, type TeamMember, type TeamPaging } from "@volado/domain/agency";
import { nextPage } from "@volado/domain/games";
import { periodInstants } from "@volado/domain/records";
import { type AsyncState, asyncPages, mapAsync } from "../../../shared/query/async-state.ts";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Page size. Small, so that the fields below the search stay within reach. */
const PAGE_SIZE = 8;

export interface FoundMembers {
  readonly members: readonly TeamMember[];
  /** The results still belong to the previous search. They stay in place so that nothing below them moves. */
  readonly searching: boolean;
  readonly hasMore: boolean;
  /** Never rejects; the same button retries a failed page. */
  readonly showMore: () => Promise<unknown>;
}

/**
 * Whether another page follows. During a search the query knows this only for the new results, not for those on
 * screen.
 */
const hasMore = (last: Pick<TeamPaging, "page" | "totalPages"> | undefined): boolean =>
  last !== undefined && nextPage(last.page, last.totalPages) !== undefined;

/**
 * Searches all levels of the agent's team; without a name, lists the direct downlines.
 * @param name part of a user name
 */
export const useFoundMembers = (name: string): AsyncState<FoundMembers> => {
  const today = periodInstants({ type: "days", days: 1 }, useMerchantToday(), merchantDay);
  const input = {
    ...today,
    memberId: undefined,
    name: name === "" ? undefined : name,
    sort: undefined,
    desc: undefined,
    group: TeamGroup.Member,
  };
  const query = useInfiniteQuery({
    ...teamQueries.report(useClient(), useSession()?.userName, input, PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  return mapAsync(asyncPages(query), ({ pages }) => ({
    members: pages.flatMap(({ list }) => list.flatMap(({ member }) => (member ? [member] : []))),
    searching: query.isPlaceholderData,
    hasMore: hasMore(pages.at(-1)),
    showMore: () => query.fetchNextPage(),
  }));
};

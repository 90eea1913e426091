import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { TeamPaging } from "@volado/domain/agency";
import { nextPage } from "@volado/domain/games";
import type { Client } from "../core/client.ts";
import {
  type Days,
  getTeamCounts,
  getTeamReport,
  type ListEarningsInput,
  listEarnings,
  listTeamBets,
  type TeamBetsInput,
  type TeamReportInput,
} from "../endpoints/team.ts";
import * as StaleTime from "./stale-times.ts";

/** Rows per page of a team's lists. */
export const TEAM_PAGE_SIZE = 50;

type WithoutPage<Input> = Omit<Input, "page" | "pageSize">;

const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }: Pick<TeamPaging, "page" | "totalPages">): number | undefined =>
    nextPage(page, totalPages),
  staleTime: StaleTime.TeamCounts,
};

/** An agent's downlines. Disabled without an identity. */
export const teamQueries = {
  root: ["team"] as const,

  /** The four counters of a range of days. */
  counts: (client: Client, identity: string | undefined, days: Days) =>
    queryOptions({
      queryKey: [...teamQueries.root, identity, "counts", days] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(getTeamCounts, fields, { signal }),
      staleTime: StaleTime.TeamCounts,
      enabled: identity !== undefined,
    }),

  /** A report by member, day or type of games, page by page. */
  report: (
    client: Client,
    identity: string | undefined,
    filter: WithoutPage<TeamReportInput>,
    pageSize = TEAM_PAGE_SIZE,
  ) =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.root, identity, "report", { ...filter, pageSize }] as const,
      queryFn: ({ queryKey: [, , , fields], pageParam, signal }) =>
        client.call(getTeamReport, { ...fields, page: pageParam }, { signal }),
      ...pages,
      enabled: identity !== undefined,
    }),

  /** A team's bets, page by page. */
  bets: (
    client: Client,
    identity: string | undefined,
    filter: WithoutPage<TeamBetsInput>,
    pageSize = TEAM_PAGE_SIZE,
  ) =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.root, identity, "bets", client.language(), { ...filter, pageSize }] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
        client.call(listTeamBets, { ...fields, page: pageParam }, { signal }),
      ...pages,
      enabled: identity !== undefined,
    }),

  /** The agent's earnings, page by page. */
  earnings: (
    client: Client,
    identity: string | undefined,
    filter: WithoutPage<ListEarningsInput>,
    pageSize = TEAM_PAGE_SIZE,
  ) =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.root, identity, "earnings", { ...filter, pageSize }] as const,
      queryFn: ({ queryKey: [, , , fields], pageParam, signal }) =>
        client.call(listEarnings, { ...fields, page: pageParam }, { signal }),
      ...pages,
      enabled: identity !== undefined,
    }),
};

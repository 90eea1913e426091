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

/** Lines that a page of a team's lists has. */
export const TEAM_PAGE_SIZE = 50;

type WithoutPage<Input> = Omit<Input, "page" | "pageSize">;

const next = ({ page, totalPages }: Pick<TeamPaging, "page" | "totalPages">): number | undefined =>
  nextPage(page, totalPages);

/** Queries about an agent's downlines. Without an identity they wait. */
export const teamQueries = {
  root: ["team"] as const,

  /** The four counters of some days. */
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
    wanted: WithoutPage<TeamReportInput>,
    pageSize = TEAM_PAGE_SIZE,
  ) =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.root, identity, "report", { ...wanted, pageSize }] as const,
      queryFn: ({ queryKey: [, , , fields], pageParam, signal }) =>
        client.call(getTeamReport, { ...fields, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: StaleTime.TeamCounts,
      enabled: identity !== undefined,
    }),

  /** A team's bets, page by page. */
  bets: (
    client: Client,
    identity: string | undefined,
    wanted: WithoutPage<TeamBetsInput>,
    pageSize = TEAM_PAGE_SIZE,
  ) =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.root, identity, "bets", client.language(), { ...wanted, pageSize }] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
        client.call(listTeamBets, { ...fields, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: StaleTime.TeamCounts,
      enabled: identity !== undefined,
    }),

  /** What the agent was paid, page by page. */
  earnings: (
    client: Client,
    identity: string | undefined,
    wanted: WithoutPage<ListEarningsInput>,
    pageSize = TEAM_PAGE_SIZE,
  ) =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.root, identity, "earnings", { ...wanted, pageSize }] as const,
      queryFn: ({ queryKey: [, , , fields], pageParam, signal }) =>
        client.call(listEarnings, { ...fields, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: next,
      staleTime: StaleTime.TeamCounts,
      enabled: identity !== undefined,
    }),
};

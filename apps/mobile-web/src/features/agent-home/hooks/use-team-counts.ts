import { useQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import type { TeamCounts } from "@volado/domain/agency";
import { periodInstants } from "@volado/domain/records";
import { merchantDay, merchantToday } from "../../../shared/period/merchant-day.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** How far today's numbers of the team have come. Ones that could not be refreshed stay, as `stale`. */
export interface TodaysCounts {
  readonly phase: "pending" | "failed" | "stale" | "content";
  readonly counts: TeamCounts | undefined;
  readonly retry: () => Promise<unknown>;
}

/** What the team does today, by the merchant's calendar (Spec §7 "Team KPI: startDate, endDate (today)"). */
export const useTeamCounts = (): TodaysCounts => {
  const identity = useSession()?.userName;
  const today = periodInstants({ type: "days", days: 1 }, merchantToday(), merchantDay);
  const { data, error, isFetching, isRefetchError, refetch } = useQuery(
    teamQueries.counts(useClient(), identity, today),
  );
  const retry = () => refetch();
  if (data) return { phase: isRefetchError ? "stale" : "content", counts: data, retry };
  return { phase: error && !isFetching ? "failed" : "pending", counts: undefined, retry };
};

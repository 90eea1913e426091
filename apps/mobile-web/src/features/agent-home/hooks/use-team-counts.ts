import { useQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import type { TeamCounts } from "@volado/domain/agency";
import { periodInstants } from "@volado/domain/records";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** What the team does today, by the merchant's calendar (Spec §7 "Team KPI: startDate, endDate (today)"). */
export const useTeamCounts = (): AsyncState<TeamCounts> => {
  const identity = useSession()?.userName;
  const today = periodInstants({ type: "days", days: 1 }, useMerchantToday(), merchantDay);
  return asyncState(useQuery(teamQueries.counts(useClient(), identity, today)));
};

import { useInfiniteQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import type { TeamFilter, TeamGroup, TeamLine, TeamReport } from "@volado/domain/agency";
import type { AsyncState } from "../../../shared/query/async-state.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { type TeamPages, teamInput, teamPagesOf } from "./use-field-text.ts";

/** Page size of reports by day or type, which are fetched whole. */
const WHOLE_REPORT = 500;

/** A team's report: by member page by page, by day or type of game in one page. */
export const useTeamReport = (
  filter: TeamFilter,
  group: TeamGroup,
): AsyncState<TeamPages<TeamReport, TeamLine>> => {
  const identity = useSession()?.userName;
  const input = { ...teamInput(filter, useMerchantToday()), group };
  return teamPagesOf(
    useInfiniteQuery(
      teamQueries.report(useClient(), identity, input, group === "MEMBER" ? undefined : WHOLE_REPORT),
    ),
  );
};

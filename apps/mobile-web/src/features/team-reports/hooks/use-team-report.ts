import { useInfiniteQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import type { TeamFilter, TeamGroup, TeamLine, TeamReport } from "@volado/domain/agency";
import type { AsyncState } from "../../../shared/query/async-state.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { askedOf, type TeamPages, teamPagesOf } from "./use-field-text.ts";

/** Lines of which a page by day or type may have as many as there are. */
const WHOLE = 500;

/** What a team did, by member page by page, by day or type of games at once. */
export const useTeamReport = (
  filter: TeamFilter,
  group: TeamGroup,
): AsyncState<TeamPages<TeamReport, TeamLine>> => {
  const identity = useSession()?.userName;
  const wanted = { ...askedOf(filter, useMerchantToday()), group };
  return teamPagesOf(
    useInfiniteQuery(
      teamQueries.report(useClient(), identity, wanted, group === "MEMBER" ? undefined : WHOLE),
    ),
  );
};

import { useInfiniteQuery } from "@tanstack/react-query";
import { listEarnings } from "@volado/api-client/endpoints";
import { teamQueries } from "@volado/api-client/query";
import type { Earning, EarningKind, Earnings } from "@volado/domain/agency";
import { periodInstants, type RecordPeriod } from "@volado/domain/records";
import type { AsyncState } from "../../../shared/query/async-state.ts";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { everyPage } from "../every-page.ts";
import { type TeamPages, teamPagesOf } from "./team-pages.ts";

const useWanted = (kind: EarningKind, period: RecordPeriod) => ({
  ...periodInstants(period, useMerchantToday(), merchantDay),
  kind,
});

/** What the agent was paid of a kind, page by page. */
export const useEarnings = (
  kind: EarningKind,
  period: RecordPeriod,
): AsyncState<TeamPages<Earnings, Earning>> => {
  const identity = useSession()?.userName;
  const wanted = useWanted(kind, period);
  return teamPagesOf(useInfiniteQuery(teamQueries.earnings(useClient(), identity, wanted)));
};

/** Brings all payments of the days, for a file. */
export const useAllEarnings = (
  kind: EarningKind,
  period: RecordPeriod,
): (() => Promise<readonly Earning[]>) => {
  const client = useClient();
  const wanted = useWanted(kind, period);
  return () => everyPage((paging) => client.call(listEarnings, { ...wanted, ...paging }));
};

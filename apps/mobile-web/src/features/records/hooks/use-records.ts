import { useInfiniteQuery } from "@tanstack/react-query";
import { recordQueries } from "@volado/api-client/query";
import {
  type MemberRecord,
  periodInstants,
  type RecordFilter,
  type RecordPage,
  type RecordTotals,
} from "@volado/domain/records";
import {
  type AsyncListState,
  type AsyncPages,
  asyncList,
  asyncPages,
  mapAsync,
} from "../../../shared/query/async-state.ts";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The loaded movements and their totals. */
export interface Records extends Pick<AsyncPages<RecordPage>, "more" | "loadMore"> {
  readonly records: readonly MemberRecord[];
  readonly totals: RecordTotals | undefined;
}

/** The movements that match a filter, newest first. */
export const useRecords = ({ type, state, period }: RecordFilter): AsyncListState<Records> => {
  const identity = useSession()?.userName;
  const { from, to } = periodInstants(period, useMerchantToday(), merchantDay);
  const query = useInfiniteQuery(recordQueries.list(useClient(), identity, { type, state, from, to }));
  const records = mapAsync(asyncPages(query), ({ first, pages, more, loadMore }) => ({
    records: pages.flatMap((page) => page.records),
    totals: first.totals,
    more,
    loadMore,
  }));
  return asyncList(records, (found) => found.records.length === 0 && !query.hasNextPage);
};

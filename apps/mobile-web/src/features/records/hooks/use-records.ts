import { useInfiniteQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { recordQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import {
  type MemberRecord,
  periodInstants,
  type RecordFilter,
  type RecordTotals,
} from "@volado/domain/records";
import { merchantDay, merchantToday } from "../../../shared/period/merchant-day.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { type MoreRows, moreRowsOf } from "../../../shared/states/more-rows.ts";

/** How far the records of a filter have come. Ones that could not be refreshed stay, as `stale`. */
export type Records = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "empty" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | {
      readonly phase: "content";
      readonly records: readonly MemberRecord[];
      readonly totals: RecordTotals | undefined;
      readonly stale: boolean;
      readonly more: MoreRows;
      readonly loadMore: () => void;
    }
);

/** The movements that a filter lets through, the newest first. */
export const useRecords = ({ type, state, period }: RecordFilter): Records => {
  const identity = useSession()?.userName;
  const { from, to } = periodInstants(period, merchantToday(), merchantDay);
  const query = useInfiniteQuery(recordQueries.list(useClient(), identity, { type, state, from, to }));
  const retry = () => query.refetch();
  const [first] = query.data?.pages ?? [];
  if (!query.data || !first) {
    if (!query.error || query.isFetching) return { phase: "pending", retry };
    return { phase: "failed", messageKey: messageKeyOf(query.error), retry };
  }
  const records = query.data.pages.flatMap((page) => page.records);
  if (records.length === 0 && !query.hasNextPage) return { phase: "empty", retry };
  return {
    phase: "content",
    records,
    totals: first.totals,
    stale: query.isRefetchError,
    more: moreRowsOf(query),
    loadMore: () => void query.fetchNextPage(),
    retry,
  };
};

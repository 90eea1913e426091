import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type ListRecordsInput, listRecords } from "../endpoints/records.ts";
import { PERSONAL_PAGE_SIZE } from "./personal-list.ts";
import * as StaleTime from "./stale-times.ts";

/** Where a page goes on; empty for the first. */
interface PageStart {
  readonly after?: string;
}

const firstPage: PageStart = {};

/** Queries about the movements of the member's money. Without an identity they wait. */
export const recordQueries = {
  root: ["records"] as const,

  /** Movements of a filter, the newest first, page by page. */
  list: (
    client: Client,
    identity: string | undefined,
    filter: Pick<ListRecordsInput, "type" | "state" | "from" | "to">,
  ) =>
    infiniteQueryOptions({
      queryKey: [...recordQueries.root, identity, "list", client.language(), filter] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
        client.call(
          listRecords,
          { ...fields, after: pageParam.after, pageSize: PERSONAL_PAGE_SIZE },
          { signal },
        ),
      initialPageParam: firstPage,
      getNextPageParam: ({ next }): PageStart | undefined =>
        next === undefined ? undefined : { after: next },
      staleTime: StaleTime.Records,
      enabled: identity !== undefined,
    }),
};

import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type ListRecordsInput, listRecords } from "../endpoints/records.ts";
import { cursorPaging, PERSONAL_PAGE_SIZE } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** The member's transactions. Disabled without an identity. */
export const recordQueries = {
  root: ["records"] as const,

  /** Transactions that match a filter, newest first, page by page. */
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
      ...cursorPaging,
      staleTime: StaleTime.Records,
      enabled: identity !== undefined,
    }),
};

import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { GameType } from "@volado/domain/games";
import type { Client } from "../core/client.ts";
import type { Endpoint } from "../core/endpoint.ts";

/** Filter of a list of the member's own games. */
export interface PersonalList {
  /** All types if omitted. */
  readonly type?: GameType | undefined;
  /** @default 25 (Spec §9) */
  readonly pageSize?: number | undefined;
}

/** Rows per page of the member's own lists (Spec §9). */
export const PERSONAL_PAGE_SIZE = 25;

/** A query for a member's call without input. Disabled without an identity. */
export const personalQuery = <const Key extends QueryKey, Id extends string, W, V, O>(
  client: Client,
  identity: string | undefined,
  endpoint: Endpoint<Id, undefined, W, V, O>,
  options: { readonly queryKey: Key; readonly staleTime: number },
) =>
  queryOptions({
    ...options,
    queryFn: ({ signal }) => client.call(endpoint, undefined, { signal }),
    enabled: identity !== undefined,
  });

export interface Cursor {
  readonly after?: string;
}

const firstPage: Cursor = {};

/** Paging options of a list whose pages have a cursor to the next one. */
export const cursorPaging = {
  initialPageParam: firstPage,
  getNextPageParam: ({ next }: { readonly next: string | undefined }): Cursor | undefined =>
    next === undefined ? undefined : { after: next },
};

import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from "../endpoints/favourites.ts";
import { cachedList } from "./cached-lists.ts";
import { callMutation } from "./mutations.ts";
import { growingFrom, loadRun, TOP } from "./page-runs.ts";
import { PERSONAL_PAGE_SIZE, type PersonalList } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** nodeIds on one page of the ids (Spec §9). */
const IDS_PAGE_SIZE = 100;

/** Loads all pages of ids. Stops when a page brings nothing new, as with a gateway that ignores paging. */
const allIds = async (client: Client, signal: AbortSignal): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const known = ids.size;
    const found = await client.call(listFavouriteIds, page, { signal });
    for (const id of found) ids.add(id);
    if (found.length < IDS_PAGE_SIZE || ids.size === known) return [...ids];
  }
};

/** Favourite games. Disabled without an identity. */
export const favouriteQueries = {
  root: ["favourites"] as const,

  /** nodeIds of all favourites, over all pages. Stars are derived from them. */
  ids: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...favouriteQueries.root, identity, "ids"] as const,
      queryFn: ({ signal }) => allIds(client, signal),
      staleTime: StaleTime.Favourites,
      enabled: identity !== undefined,
    }),

  /** Favourite games, page by page. Without `type`, of all types. */
  list: (
    client: Client,
    identity: string | undefined,
    { type, pageSize = PERSONAL_PAGE_SIZE }: PersonalList = {},
    opening = TOP,
  ) =>
    infiniteQueryOptions({
      ...cachedList,
      queryKey: [
        ...favouriteQueries.root,
        identity,
        "list",
        client.language(),
        { type, pageSize },
        opening.first,
      ] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
        loadRun(pageParam, (page) => client.call(listFavourites, { ...fields, page }, { signal })),
      ...growingFrom(opening),
      staleTime: StaleTime.Favourites,
      enabled: identity !== undefined,
    }),
};

const meta = { invalidates: [favouriteQueries.root], background: true };

export const favouriteMutations = {
  add: (client: Client) =>
    callMutation(client, addFavourite, { mutationKey: [...favouriteQueries.root, "add"], meta }),

  remove: (client: Client) =>
    callMutation(client, removeFavourite, { mutationKey: [...favouriteQueries.root, "remove"], meta }),
};

import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from "../endpoints/favourites.ts";
import { callMutation } from "./mutations.ts";
import { memberGames, TOP } from "./page-runs.ts";
import type { PersonalList } from "./personal.ts";
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

  /** Favourite games, page by page. All types if `type` is omitted. */
  list: (client: Client, identity: string | undefined, filter?: PersonalList, opening = TOP) => {
    const options = { root: favouriteQueries.root, staleTime: StaleTime.Favourites };
    return memberGames(client, identity, listFavourites, options, filter, opening);
  },
};

const meta = { invalidates: [favouriteQueries.root], background: true };

export const favouriteMutations = {
  add: (client: Client) =>
    callMutation(client, addFavourite, { mutationKey: [...favouriteQueries.root, "add"], meta }),

  remove: (client: Client) =>
    callMutation(client, removeFavourite, { mutationKey: [...favouriteQueries.root, "remove"], meta }),
};

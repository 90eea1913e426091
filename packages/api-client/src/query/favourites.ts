import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  addFavourite,
  type FavouriteInput,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
} from "../endpoints/favourites.ts";
import { keptList } from "./kept-lists.ts";
import { growingFrom, loadRun, TOP } from "./page-runs.ts";
import type { PersonalList } from "./personal-list.ts";
import { PERSONAL_PAGE_SIZE } from "./personal-list.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about starred games. Without an identity they wait. */
export const favouriteQueries = {
  root: ["favourites"] as const,

  /** nodeIds of all favourites; stars derive from this one. */
  ids: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...favouriteQueries.root, identity, "ids"] as const,
      queryFn: ({ signal }) => client.call(listFavouriteIds, undefined, { signal }),
      staleTime: StaleTime.Favourites,
      enabled: identity !== undefined,
    }),

  /** Favourite games, page by page; of all types without one. */
  list: (
    client: Client,
    identity: string | undefined,
    { type, pageSize = PERSONAL_PAGE_SIZE }: PersonalList = {},
    opening = TOP,
  ) =>
    infiniteQueryOptions({
      ...keptList,
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

/** Starring and un-starring. */
export const favouriteMutations = {
  add: (client: Client) =>
    mutationOptions({
      mutationKey: [...favouriteQueries.root, "add"],
      mutationFn: (input: FavouriteInput) => client.call(addFavourite, input),
      meta,
    }),

  remove: (client: Client) =>
    mutationOptions({
      mutationKey: [...favouriteQueries.root, "remove"],
      mutationFn: (input: FavouriteInput) => client.call(removeFavourite, input),
      meta,
    }),
};

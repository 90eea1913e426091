import { useMutation, useQuery } from "@tanstack/react-query";
import type { ApiError } from "@volado/api-client";
import type { FavouriteInput } from "@volado/api-client/endpoints";
import { favouriteMutations, favouriteQueries } from "@volado/api-client/query";
import { applyFavourite, type FavouriteChange } from "@volado/domain/games";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useStars } from "../../../shared/games/stars-store.ts";
import { lacksSession } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { usePendingStars } from "./use-pending-stars.ts";

/** The player's stars, and the way to set one. */
export interface Favourites {
  /** nodeIds with a star; taps count at once and go back by themselves when the gateway refuses (Spec §4). */
  readonly ids: ReadonlySet<string>;
  /** nodeIds that were just un-starred: their tiles leave the collection at once (Spec §4). */
  readonly leaving: ReadonlySet<string>;
  readonly setStar: (game: FavouriteInput, starred: boolean) => void;
}

/** One after the other, so that two quick taps on one star can't overtake each other. */
const scope = { id: "favourites" };

/** Games whose last tap took the star away. */
const leavingOf = (pending: readonly FavouriteChange[]): ReadonlySet<string> => {
  const last = new Map(pending.map(({ nodeId, starred }) => [nodeId, starred]));
  return new Set([...last.keys()].filter((nodeId) => !last.get(nodeId)));
};

/**
 * Stars derive from the ids query and from the taps under way; nothing is written into a cache, so a refused tap
 * leaves no trace.
 */
export const useFavourites = (): Favourites => {
  const client = useClient();
  const account = useSession()?.userName;
  const want = useStars((stars) => stars.want);
  const { data: kept } = useQuery(favouriteQueries.ids(client, account));
  // The player is sent to login, and finds the star as they wished on the way back: who tapped counts, not
  // who is there when it fails.
  const oneByOne = (starred: boolean) => ({
    scope,
    onMutate: () => ({ of: account }),
    onError: (
      error: ApiError,
      game: FavouriteInput,
      tapped: { readonly of: string | undefined } | undefined,
    ) => {
      if (lacksSession(error)) want({ ...game, starred, ...tapped });
    },
  });
  const { mutate: add } = useMutation({ ...favouriteMutations.add(client), ...oneByOne(true) });
  const { mutate: remove } = useMutation({ ...favouriteMutations.remove(client), ...oneByOne(false) });
  const pending = usePendingStars();

  const ids = useMemo(() => new Set(pending.reduce(applyFavourite, kept ?? [])), [kept, pending]);
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);

  const setStar = useCallback(
    ({ nodeId, vendor }: FavouriteInput, starred: boolean) => {
      // Adding an already favourite game does nothing (Spec §4), as after a guest's wish for what the member
      // has long had.
      if (starred && latest.current.has(nodeId)) return;
      (starred ? add : remove)({ nodeId, vendor });
    },
    [add, remove],
  );

  const leaving = useMemo(() => leavingOf(pending), [pending]);
  return { ids, leaving, setStar };
};

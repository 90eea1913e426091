import { useMutation, useQuery } from "@tanstack/react-query";
import type { FavouriteInput } from "@volado/api-client/endpoints";
import { favouriteMutations, favouriteQueries } from "@volado/api-client/query";
import { applyFavourite } from "@volado/domain";
import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useWantedStar } from "../store.ts";
import { usePendingStars } from "./use-pending-stars.ts";

/** The player's stars, and the way to set one. */
export interface Favourites {
  /** nodeIds with a star; taps count at once and go back by themselves when the gateway refuses (Spec §4). */
  readonly ids: ReadonlySet<string>;
  /** Guests are sent to login and come back with the star set. */
  readonly setStar: (game: FavouriteInput, starred: boolean) => void;
}

/** One after the other, so that two quick taps on one star can't overtake each other. */
const scope = { id: "favourites" };

/**
 * Stars derive from the ids query and from the taps under way; nothing is written into a cache, so a refused tap
 * leaves no trace.
 */
export const useFavourites = (): Favourites => {
  const client = useClient();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { wanted, want } = useWantedStar();
  const { data: kept } = useQuery(favouriteQueries.ids(client, session?.userName));
  const { mutate: add } = useMutation({ ...favouriteMutations.add(client), scope });
  const { mutate: remove } = useMutation({ ...favouriteMutations.remove(client), scope });
  const pending = usePendingStars();

  const signedIn = session !== undefined;
  useEffect(() => {
    if (!signedIn || !wanted) return;
    want(undefined);
    add(wanted);
  }, [signedIn, wanted, want, add]);

  const setStar = useCallback(
    ({ nodeId, vendor }: FavouriteInput, starred: boolean) => {
      if (signedIn) return starred ? add({ nodeId, vendor }) : remove({ nodeId, vendor });
      want({ nodeId, vendor });
      void navigate(loginPath(pathname + search));
    },
    [signedIn, add, remove, want, navigate, pathname, search],
  );

  const pendingKey = JSON.stringify(pending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the taps are a new array at each render; their text is not.
  const ids = useMemo(() => new Set(pending.reduce(applyFavourite, kept ?? [])), [kept, pendingKey]);
  return { ids, setStar };
};

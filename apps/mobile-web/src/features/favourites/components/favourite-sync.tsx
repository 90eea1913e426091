import { useMutation, useMutationState, useQuery } from "@tanstack/react-query";
import type { ApiError } from "@volado/api-client";
import type { FavouriteInput } from "@volado/api-client/endpoints";
import { favouriteMutations, favouriteQueries } from "@volado/api-client/query";
import { applyFavourite, type FavouriteChange } from "@volado/domain/games";
import { useCallback, useEffect, useMemo, useRef } from "react";
import * as z from "zod/mini";
import { noFavourites, useFavouritesStore } from "../../../shared/games/favourites-store.ts";
import { lacksSession } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

const gameSchema = z.object({ nodeId: z.string() });

/** Changes without a response yet, in tap order. The array is stable until the next tap or response. */
export const usePendingFavourites = (): readonly FavouriteChange[] => {
  const client = useClient();
  const select =
    (starred: boolean) => (mutation: { state: { variables: unknown; submittedAt: number } }) => ({
      game: gameSchema.safeParse(mutation.state.variables).data,
      starred,
      at: mutation.state.submittedAt,
    });
  const added = useMutationState({
    filters: { mutationKey: favouriteMutations.add(client).mutationKey ?? [], status: "pending" },
    select: select(true),
  });
  const removed = useMutationState({
    filters: { mutationKey: favouriteMutations.remove(client).mutationKey ?? [], status: "pending" },
    select: select(false),
  });
  return useMemo(
    () =>
      [...added, ...removed]
        .toSorted((a, b) => a.at - b.at)
        .flatMap(({ game, starred }) => (game ? [{ nodeId: game.nodeId, starred }] : [])),
    [added, removed],
  );
};

/** Runs changes one at a time, so that two quick taps on a game stay in order. */
const scope = { id: "favourites" };

const removedIn = (pending: readonly FavouriteChange[]): ReadonlySet<string> => {
  const last = new Map(pending.map(({ nodeId, starred }) => [nodeId, starred]));
  return new Set([...last.keys()].filter((nodeId) => !last.get(nodeId)));
};

/**
 * The player's favourites, derived from the ids query and the pending changes. Nothing is written to the cache, so a
 * refused tap needs no rollback.
 */
export const useFavourites = () => {
  const client = useClient();
  const account = useSession()?.userName;
  const addPending = useFavouritesStore(({ addPending }) => addPending);
  const { data: storedIds } = useQuery(favouriteQueries.ids(client, account));
  // Without a session the player is sent to login; the change is stored for the account that tapped, not the one
  // signed in when it fails.
  const changeOptions = (starred: boolean) => ({
    scope,
    onMutate: () => ({ of: account }),
    onError: (
      error: ApiError,
      game: FavouriteInput,
      tapped: { readonly of: string | undefined } | undefined,
    ) => {
      if (lacksSession(error)) addPending({ ...game, starred, ...tapped });
    },
  });
  const { mutate: add } = useMutation({ ...favouriteMutations.add(client), ...changeOptions(true) });
  const { mutate: remove } = useMutation({ ...favouriteMutations.remove(client), ...changeOptions(false) });
  const pending = usePendingFavourites();

  const ids = useMemo(() => new Set(pending.reduce(applyFavourite, storedIds ?? [])), [storedIds, pending]);
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);

  const setFavourite = useCallback(
    ({ nodeId, vendor }: FavouriteInput, starred: boolean) => {
      // Adding an existing favourite does nothing (Spec §4), such as one that a guest tapped and the member already
      // had.
      if (starred && latest.current.has(nodeId)) return;
      (starred ? add : remove)({ nodeId, vendor });
    },
    [add, remove],
  );

  const leaving = useMemo(() => removedIn(pending), [pending]);
  return {
    /** nodeIds of the favourites. Taps apply at once, and are undone if the gateway refuses them (Spec §4). */
    ids,
    /** nodeIds being removed: their tiles leave the collection at once (Spec §4). */
    leaving,
    setFavourite,
  };
};

/** Publishes the player's favourites to every tile, and applies taps that were made before login. Renders nothing. */
export default function FavouriteSync() {
  const { ids, leaving, setFavourite } = useFavourites();
  const { pending, takePending, publish } = useFavouritesStore();
  const account = useSession()?.userName;

  useEffect(() => publish({ ids, leaving, setFavourite }), [ids, leaving, setFavourite, publish]);
  useEffect(() => () => publish(noFavourites), [publish]);
  useEffect(() => {
    if (account === undefined || pending.length === 0) return;
    for (const change of takePending(account)) setFavourite(change, change.starred);
  }, [account, pending, takePending, setFavourite]);
  return null;
}

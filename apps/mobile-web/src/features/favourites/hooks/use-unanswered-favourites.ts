import { useMutationState } from "@tanstack/react-query";
import { favouriteMutations } from "@volado/api-client/query";
import type { FavouriteChange } from "@volado/domain/games";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useClient } from "../../../shared/services/services-context.tsx";

const gameSchema = z.object({ nodeId: z.string() });

/**
 * Changes of favourites that the gateway hasn't answered yet, in the order of the taps: the same array for as long as
 * they are the same taps.
 */
export const useUnansweredFavourites = (): readonly FavouriteChange[] => {
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

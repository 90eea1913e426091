import { useQueries } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames, type GamePage } from "@volado/domain/games";
import type { Vendor } from "@volado/domain/vendors";
import { useState } from "react";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

export interface VendorGames {
  readonly vendor: Vendor;
  readonly first: AsyncState<GamePage>;
}

/**
 * The first games and the number of games of each vendor. `ready` once every vendor has loaded or failed; a later
 * request or retry shows its own skeleton.
 */
export const useFirstGames = (
  vendors: readonly Vendor[],
): { readonly ready: boolean; readonly games: readonly VendorGames[] } => {
  const client = useClient();
  const [ready, setReady] = useState(false);
  const answers = useQueries({
    queries: vendors.map(({ code, type }) =>
      gameListQueries.page(
        client,
        firstGames({ type, vendor: code, pageSize: limits.pageSize.homeCategoryCards }),
      ),
    ),
  }).map(asyncState<GamePage>);
  if (!ready && answers.every(({ phase }) => phase !== "pending")) setReady(true);
  return {
    ready,
    games: vendors.flatMap((vendor, index) => {
      const first = answers[index];
      return first ? [{ vendor, first }] : [];
    }),
  };
};

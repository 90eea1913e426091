import { useQueries } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames, type GamePage } from "@volado/domain/games";
import type { Vendor } from "@volado/domain/vendors";
import { useState } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";

/** A vendor with its first games: on their way, failed, or there. */
export interface VendorGames {
  readonly vendor: Vendor;
  /** Undefined while they are on their way, also when they are tried again, and when they could not be had. */
  readonly page: GamePage | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
}

/**
 * The first games of each vendor, and how many each has. `ready` once every vendor's answer, good or bad, has
 * been there: what is asked for or tried again later comes in place of its own skeleton.
 */
export const useFirstGames = (
  vendors: readonly Vendor[],
): { readonly ready: boolean; readonly games: readonly VendorGames[] } => {
  const client = useClient();
  const [ready, setReady] = useState(false);
  const results = useQueries({
    queries: vendors.map(({ code, type }) =>
      gameListQueries.page(
        client,
        firstGames({ type, vendor: code, pageSize: limits.pageSize.homeCategoryCards }),
      ),
    ),
  });
  if (!ready && results.every(({ isPending }) => !isPending)) setReady(true);
  return {
    ready,
    games: vendors.flatMap((vendor, index) => {
      const result = results[index];
      return result
        ? [{ vendor, page: result.data, failed: result.isError && !result.data, retry: result.refetch }]
        : [];
    }),
  };
};

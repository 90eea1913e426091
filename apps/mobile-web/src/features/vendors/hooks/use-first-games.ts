import { useQueries } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { defaultClassify, type GamePage, type Vendor } from "@volado/domain";
import { useClient } from "../../../shared/services/services-context.tsx";

/** A vendor with its first games. */
export interface VendorGames {
  readonly vendor: Vendor;
  /** Undefined while they load, and when they could not be had. */
  readonly page: GamePage | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
}

/** The first games of each vendor, and how many each has; `settled` when every vendor's answer, good or bad, is there. */
export const useFirstGames = (
  vendors: readonly Vendor[],
): { readonly settled: boolean; readonly games: readonly VendorGames[] } => {
  const client = useClient();
  const results = useQueries({
    queries: vendors.map(({ code, type }) =>
      gameQueries.list(client, {
        type,
        classify: defaultClassify(type),
        vendor: code,
        name: "",
        minBet: undefined,
        minLines: undefined,
        page: 1,
        pageSize: limits.pageSize.homeCategoryCards,
      }),
    ),
  });
  return {
    settled: results.every(({ isPending }) => !isPending),
    games: vendors.flatMap((vendor, index) => {
      const result = results[index];
      return result
        ? [{ vendor, page: result.data, failed: result.isError && !result.data, retry: result.refetch }]
        : [];
    }),
  };
};

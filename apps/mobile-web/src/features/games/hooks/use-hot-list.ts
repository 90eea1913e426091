import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { gameQueries } from "@volado/api-client/query";
import { firstPages, type Game, type GameType, nextPage, pageCount } from "@volado/domain";
import { useMemo } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { useShownPages } from "../../../shared/games/shown-pages.ts";

const NONE: readonly Game[] = [];

/** What a hot list is asked for. */
export interface HotList {
  /** Undefined for the hot games of all types. */
  readonly type: GameType | undefined;
  /** Only this vendor's; empty for all. */
  readonly vendor: string;
  readonly pageSize: number;
  readonly enabled: boolean;
}

/** The hot games of a type, a page more at each `loadMore`. */
export const useHotList = ({ type, vendor, pageSize, enabled }: HotList): GameListResult => {
  const query = useQuery({ ...gameQueries.hot(useClient(), type), enabled });
  const list = `${type ?? "all"} ${vendor}`;
  const page = useShownPages((state) => state.pages[list] ?? 1);
  const show = useShownPages((state) => state.show);
  const all = useMemo(
    () => query.data?.filter((game) => vendor === "" || game.vendor === vendor) ?? NONE,
    [query.data, vendor],
  );
  const games = useMemo(() => firstPages(all, page, pageSize), [all, page, pageSize]);

  if (!query.data) {
    if (!query.error || query.isFetching) return { phase: "pending" };
    return { phase: "failed", messageKey: messageKeyOf(query.error), retry: () => query.refetch() };
  }
  if (all.length === 0) return { phase: "empty" };
  const following = nextPage(page, pageCount(all.length, pageSize));
  return {
    phase: "content",
    games,
    total: all.length,
    more: following === undefined ? "end" : "idle",
    loadMore: () => following !== undefined && show(list, following),
  };
};

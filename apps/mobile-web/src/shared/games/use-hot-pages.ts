import type { UseQueryResult } from "@tanstack/react-query";
import { commonMessageKeyOf } from "@volado/api-client";
import { firstPages, type Game, nextPage, pageCount } from "@volado/domain/games";
import { useMemo } from "react";
import type { GameListResult } from "./game-list-result.ts";

/** Which part of a list that came whole is shown, and how more of it is. */
export interface ShownPart {
  /** The games of the answer that belong to the list; undefined while there is no answer. */
  readonly games: readonly Game[] | undefined;
  /** Pages shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

/** The hot call answers everything at once; this is a list result of its first pages (Spec §4 "Hot games"). */
export const useHotPages = (
  { error, isFetching, refetch }: UseQueryResult<unknown>,
  { games: all, page, pageSize, onPage }: ShownPart,
): GameListResult => {
  const games = useMemo(() => all && firstPages(all, page, pageSize), [all, page, pageSize]);
  if (!all || !games) {
    if (!error || isFetching) return { phase: "pending" };
    return { phase: "failed", messageKey: commonMessageKeyOf(error), retry: refetch };
  }
  if (all.length === 0) return { phase: "empty" };
  const following = nextPage(page, pageCount(all.length, pageSize));
  return {
    phase: "content",
    games,
    total: all.length,
    more: following === undefined ? "end" : "idle",
    loadMore: () => following !== undefined && onPage(following),
  };
};

import type { GameListResult, GamesAbove } from "../../../shared/games/game-list-result.ts";
import type { ListStart } from "./use-list-start.ts";

/** Up to so many pages above the first game, the list grows page by page; further up it begins there. */
const PAGES_BETWEEN = 3;

const aboveOf = (above: GamesAbove, { phase, moveTo }: ListStart, pageSize: number): GamesAbove => {
  const isFar = (index: number) => index < above.count - PAGES_BETWEEN * pageSize;
  return {
    count: above.count,
    state: phase === "idle" ? above.state : phase,
    load: (index) => (isFar(index) ? void moveTo(index) : above.load(index)),
  };
};

/** The list, which may begin anywhere: at a page the player asks for, and wherever they have scrolled to above it. */
export const withMovedStart = (
  result: GameListResult,
  start: ListStart,
  pageSize: number,
): GameListResult => {
  if (result.phase !== "content") return result;
  const { above } = result.data;
  return {
    ...result,
    data: {
      ...result.data,
      above: above && aboveOf(above, start, pageSize),
      jump: { pageSize, state: start.phase, to: start.moveTo },
    },
  };
};

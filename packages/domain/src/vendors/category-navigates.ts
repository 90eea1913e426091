import { GameType } from "../games/game-type.ts";

/**
 * Categories that open a page of their own from home's menus; the others change what home shows (Spec §2 "Side menu").
 */
const withPage: ReadonlySet<GameType> = new Set([
  GameType.Slots,
  GameType.Fishing,
  GameType.Live,
  GameType.Poker,
]);

/** Whether choosing the category navigates to its route, or switches home's content (Spec §2 "Side menu"). */
export const categoryNavigates = (type: GameType): boolean => withPage.has(type);

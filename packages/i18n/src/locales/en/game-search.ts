import type { gameSearch as reference } from "../es/game-search.ts";
import type { TextsLike } from "../texts-like.ts";

export const gameSearch: TextsLike<typeof reference> = {
  title: "Search games",
};

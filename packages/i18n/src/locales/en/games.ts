import type { games as reference } from "../es/games.ts";
import type { TextsLike } from "../texts-like.ts";

export const games = {
  count_one: "{{count}} game",
  count_other: "{{count}} games",
} as const satisfies TextsLike<typeof reference>;

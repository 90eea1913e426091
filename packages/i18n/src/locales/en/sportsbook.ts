import type { sportsbook as reference } from "../es/sportsbook.ts";
import type { TextsLike } from "../texts-like.ts";

export const sportsbook: TextsLike<typeof reference> = {
  title: "Sports betting",
};

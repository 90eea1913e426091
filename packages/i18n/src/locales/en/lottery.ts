import type { lottery as reference } from "../es/lottery.ts";
import type { TextsLike } from "../texts-like.ts";

export const lottery: TextsLike<typeof reference> = {
  title: "Lotteries",
};

import type { sportsbook as reference } from "../es/sportsbook.ts";
import type { TextsLike } from "../texts-like.ts";

/** The sportsbook's page, where its words differ from those of a game. */
export const sportsbook: TextsLike<typeof reference> = {
  exit: "Leave the sportsbook",
  loading: "Opening the sportsbook…",
  late: "The sportsbook is taking longer than usual. Check your connection or open it another way.",
  failed: "The sportsbook couldn't be opened",
  others: "See other sports",
};

import type { play as reference } from "../es/play.ts";
import type { TextsLike } from "../texts-like.ts";

/** An open game: opening it, what can go wrong, and the ways out. */
export const play: TextsLike<typeof reference> = {
  title: "Game",
  exit: "Leave the game",
  again: "Open the game again",
  loading: "Opening {{name}}…",
  loadingUnnamed: "Opening the game…",
  late: "The game is taking longer than usual. Check your connection or open it another way.",
  newWindow: "Open in another window",
  failed: "The game couldn't be opened",
  others: "See other games",
  practice: "Demo",
  playMoney: "Play money",
  forMoney: "For money",
  age: {
    title: "Are you {{age}} or older?",
    text: "Demonstrations are for adults only.",
    confirm: "Yes, I am {{age}} or older",
  },
};

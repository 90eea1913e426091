import type { gameSearch as reference } from "../es/game-search.ts";
import type { TextsLike } from "../texts-like.ts";

export const gameSearch: TextsLike<typeof reference> = {
  title: "Search games",
  placeholder: "Name of the game",
  results: "Slots found",
  found_one: "{{count}} slot with “{{name}}”",
  found_other: "{{count}} slots with “{{name}}”",
  resultsOf: "{{type}}: games found",
  foundOf_one: "{{type}}: {{count}} game with “{{name}}”",
  foundOf_other: "{{type}}: {{count}} games with “{{name}}”",
  empty: {
    title: "No slot has that name",
    text: "Check the spelling, or try with fewer letters.",
  },
  invitation: "Sign in and you will see your collection here.",
  logIn: "Sign in",
};

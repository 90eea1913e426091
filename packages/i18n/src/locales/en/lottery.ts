import type { lottery as reference } from "../es/lottery.ts";
import type { TextsLike } from "../texts-like.ts";

export const lottery: TextsLike<typeof reference> = {
  toHall: "See next draws and results",
  groups: "Kinds of draws",
  playTypes: { trad: "Traditional", ent: "Entertainment" },
  groupWithMode: "{{playType}} {{mode}}",
  vietnam: "Vietnam",

  list: "Draws",
  failed: "We couldn't load the draws",
  stale: "These times may have changed.",
  numbersFailed: "We couldn't load the latest numbers.",
  empty: {
    title: "There are no draws here yet",
    text: "Have a look at the games meanwhile.",
    action: "See all games",
  },

  play: "Play {{name}}",
  lastNumbers: "Latest result of {{name}}",
  numbersUnknown: "Could not be loaded",
  numbersPending: "No results yet",
  countdown: "Next draw of {{name}}",
  draw: "Draw {{number}}",
  daysAndClock: "{{days}} d {{clock}}",

  states: {
    paused: "Paused",
    open: "Open",
    closing: "Closing soon",
    closed: "Sales closed",
    drawing: "Drawing…",
    overdue: "To be confirmed",
  },

  history: {
    open: "Results",
    openOf: "Results of {{name}}",
    failed: "We couldn't load the results.",
    empty: "This draw has no results yet.",
    loading: "Loading results…",
    numbers: "Numbers of draw {{number}}",
  },

  results: {
    title: "Vietnam results",
    region: "Region",
    regions: { north: "North", central: "Central", south: "South" },
    province: "Province",
    previous: "Day before",
    next: "Day after",
    day: "Results of {{day}}",
    caption: "{{province}}, {{day}}",
    rank: "Prize",
    numbers: "Numbers",
    ranks: {
      special: "Special",
      other: "No. {{rank}}",
    },
    pending: "{{province}} draws at {{time}}, Vietnam time.",
    pendingTitle: "No results yet",
    failed: "We couldn't load the results",
    empty: { title: "There were no draws that day", text: "Choose another day or region." },
  },
};

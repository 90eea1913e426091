import type { lobby as reference } from "../es/lobby.ts";
import type { TextsLike } from "../texts-like.ts";

/** English texts of the game screens beyond the lists: the part "lobby". */
export const lobby: TextsLike<typeof reference> = {
  vendorCentre: {
    siblings: "Similar categories",
    vendors: "Providers",
    moreVendors: "More providers",
    failed: "We couldn't load the providers",
    empty: {
      title: "No providers here yet",
      text: "We're getting this category ready. Meanwhile, there's plenty to play.",
      action: "See the hot games",
    },
  },
  liveTables: {
    title: "At the table now",
    state: { open: "Live", full: "Full", closed: "Closed" },
    opensAt: "Opens at {{time}}",
    limits: "{{min}} to {{max}}",
    empty: "No dealer is at a table right now. Other tables are open further down.",
    shortcuts: "Straight to your game",
    tables_one: "{{count}} table",
    tables_other: "{{count}} tables",
  },
  lottery: {
    toHall: "See next draws and results",
    groups: "Types of draws",
    playTypes: { trad: "Traditional", ent: "Entertainment" },
    groupWithMode: "{{playType}} {{mode}}",
    vietnam: "Vietnam",

    list: "Draws",
    failed: "We couldn't load the draws",
    stale: "These times may have changed.",
    numbersFailed: "We couldn't load the latest numbers.",
    empty: {
      title: "There are no draws here yet",
      text: "Meanwhile, have a look at the games.",
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
      previous: "Previous day",
      next: "Next day",
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
  },
  gameSearch: {
    title: "Search games",
    placeholder: "Game name",
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
    invitation: "Log in to see your collection here.",
    logIn: "Log in",
  },
  hotCentre: {
    search: "Search the hot games",
    placeholder: "Find a hot game",
    type: "Game type",
    nothing: "Try another name, another type or another provider.",
    showHot: "Show hot games",
  },
  /** The sportsbook's page, where its words differ from those of a game. */
  sportsbook: {
    exit: "Leave the sportsbook",
    loading: "Opening the sportsbook…",
    late: "The sportsbook is taking longer than usual. Check your connection or open it another way.",
    failed: "The sportsbook couldn't be opened",
    others: "See other sports",
  },
  games: {
    /** An open game: opening it, what can go wrong, and the ways out. */
    play: {
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
      forMoney: "For real money",
      age: {
        title: "Are you {{age}} or older?",
        text: "Demos are for adults only.",
        confirm: "Yes, I am {{age}} or older",
      },
    },
  },
};

import type { games as reference } from "../es/games.ts";
import type { TextsLike } from "../texts-like.ts";

export const games = {
  count_one: "{{count}} game",
  count_other: "{{count}} games",
  list: "List of games",
  show: "Show",
  vendors: "Providers",
  favourite: "Favourite",
  end: "That's all: you have seen the whole list.",
  failed: "We couldn't load the games",

  badge: { hot: "HOT", new: "NEW", unavailable: "CLOSED" },

  allVendors: "All",
  modes: { all: "All", hot: "Hot", fav: "My collection", recent: "Recent" },

  search: { field: "Search games", placeholder: "Search for a game", clear: "Clear the search" },

  filter: {
    open: "Filter",
    openActive: "Filter (filters are on)",
    title: "Filter games",
    vendor: "Provider",
    minBet: "Minimum bet",
    any: "Any",
  },

  jump: {
    shown: "Page {{page}} of {{pages}}",
    open: "Page {{page}} of {{pages}}. Go to another",
    title: "Go to a page",
    page: "Page number, from 1 to {{pages}}",
    slider: "Choose the page",
    submit: "Go",
    outside: "Type a number from 1 to {{pages}}.",
    failed: "We couldn't load that page. Try again.",
  },

  empty: {
    showAll: "Show all games",
    reset: "Remove filters",
    all: { title: "No games here yet", text: "Come back soon: we add games every week." },
    filter: { title: "No game matches", text: "Try another name, another provider or another bet." },
    hot: { title: "Nothing hot yet", text: "As soon as a game catches on you will see it here." },
    fav: { title: "Your collection is empty", text: "Tap a game's star to keep it here." },
    recent: { title: "You haven't played yet", text: "Games you open will appear here." },
  },
} as const satisfies TextsLike<typeof reference>;

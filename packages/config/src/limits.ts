/**
 * Constants of Spec §9 that no rule uses. The others are beside their rule in `@volado/domain` (`CAPTCHA_MAX_DIGITS`,
 * `MINIMUM_BETS`), component or call. Times are milliseconds, other units are in the name, money is in major units.
 */
export const limits = {
  /** Rows per page of each list. */
  pageSize: {
    hotGames: 9,
    gameList: 25,
    recents: 25,
    favourites: 25,
    /** Favourites on the search screen. */
    searchFavourites: 30,
    slotSearch: 10,
    homeCarousel: 36,
    homeCategoryCards: 9,
  },

  /** Vendors of each category shown on home (Spec §2 "Screens"). */
  homeVendors: { RNG: 3, FISH: 2, LIVE: 1 },

  /** Strips offer "more" above this many entries. */
  moreAbove: { vendorStrip: 3, vendorGames: 6 },

  banner: { autoplay: 5000, speed: 1000 },
  gameCarousel: { autoplay: 8000, slides: 3 },
  winners: { autoplay: 2000, speed: 1500 },

  /** Promotions in the side menu before the link to all of them. */
  sideMenu: { activities: 3 },

  search: { debounce: 600 },
  infiniteScroll: { distancePx: 300, atMostEvery: 1000 },
  /** Delay between the starts of home's requests. */
  homeRequestStagger: 400,
  helpRefreshDebounce: 200,
  chat: { openDelay: 500 },

  toast: {
    success: 1000,
    longSuccess: 1500,
    short: 3000,
    long: 8000,
    /** Shown until dismissed: SMS sending and logout. */
    untilDone: 9999,
    loading: 10_000,
    /** While another language's texts load. */
    shortLoading: 2000,
    setPassword: 15_000,
  },
  passwordChangeRedirect: 1000,
  blankFrame: { firstDelay: 150, nextDelay: 100 },

  /** Home's decorative counter (Spec §9 "Ticker"; decisions H1: never presented as a real prize). */
  jackpot: { from: 110_000_000, to: 180_000_000, stepMin: 100, stepMax: 500, everyMin: 3000, everyMax: 5000 },

  copyrightYear: 2025,
} as const;

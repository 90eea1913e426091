const MINUTE = 60_000;

/** Milliseconds for which an answer counts as fresh and is not asked for again. */
export const StaleTime = {
  /** Switches and maintenance must reach players soon. */
  Status: MINUTE,
  /** Vendors and their order change with a release of the merchant's. */
  Vendors: 10 * MINUTE,
  Games: 5 * MINUTE,
  HotGames: 5 * MINUTE,
  /** Played games move up at once. */
  Recents: 0,
  Favourites: 5 * MINUTE,
  Member: 5 * MINUTE,
  /** Money is always asked for anew. */
  Wallet: 0,
  Announcements: 5 * MINUTE,
  Winners: MINUTE,
  /** A captcha can be answered once. */
  Captcha: 0,
} as const;

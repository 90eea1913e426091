import { homeVendorCounts, pageSizes } from "./page-sizes.ts";
import { toastTimes } from "./toast-times.ts";

/**
 * The constants of Spec §9 that no rule decides by; those stand beside their rule in `@volado/domain`
 * (`CAPTCHA_MAX_DIGITS`, `MINIMUM_BETS`). Times are milliseconds, sizes say their unit in the name, money is major units.
 */
export const limits = {
  /** Rows per page of each list. */
  pageSize: pageSizes,

  /** How many vendors of a category home shows (Spec §2 "Screens"). */
  homeVendors: homeVendorCounts,

  /** A strip offers "more" above this many entries. */
  moreAbove: { vendorStrip: 3, vendorGames: 6 },

  banner: { autoplay: 5000, speed: 1000 },
  gameCarousel: { autoplay: 8000, slides: 3 },
  winners: { scrollAbove: 3, slidesInView: 1.7, autoplay: 2000, speed: 1500 },

  /** Promotions that the side menu lists before the link to all of them. */
  sideMenu: { activities: 3 },

  search: { debounce: 600 },
  infiniteScroll: { distancePx: 300, atMostEvery: 1000 },
  /** Home's requests start this far apart. */
  homeRequestStagger: 400,
  helpRefreshDebounce: 200,
  chat: { unreadThrottle: 250, openDelay: 500 },
  announcementReadThrottle: 150,

  /** How long toasts are shown. */
  toast: toastTimes,
  transition: { page: 300, popupFade: 200, popupZoom: 300, ignoreMaskClicks: 300 },
  passwordChangeRedirect: 1000,
  blankFrame: { firstDelay: 150, nextDelay: 100 },

  badge: { max: 99 },
  money: { decimals: 2 },

  upload: { maxBytes: 5 * 1024 * 1024, maxImages: 3, types: ["image/png", "image/jpeg"] },
  remark: { maxCharacters: 140 },

  /** Years a date picker offers. */
  datePicker: { from: 2000, to: 2030 },

  /** The decorative counter of home (Spec §9 "Ticker"; decisions H1: never presented as a real prize). */
  jackpot: { from: 110_000_000, to: 180_000_000, stepMin: 100, stepMax: 500, everyMin: 3000, everyMax: 5000 },

  /** The iOS version the site recommends, and the last one that gets the legacy tip (Spec §2, §9). */
  ios: { recommended: "12.4", legacyUpTo: "12.1" },
  copyrightYear: 2025,
} as const;

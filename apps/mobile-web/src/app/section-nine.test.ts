import { readFileSync } from "node:fs";
import { getChatUnread, listFavouriteIds, markAnnouncementRead } from "@volado/api-client/endpoints";
import { limits } from "@volado/config";
import { MINIMUM_BETS, WINNER_LIMIT } from "@volado/domain/games";
import { recordDayLimits } from "@volado/domain/records";
import { SMS_INITIAL_SECONDS, SMS_TICK_MS } from "@volado/domain/security";
import { PICTURE_BYTES_MAX, PICTURES_MAX, REMARK_MAX } from "@volado/domain/validation";
import { scales } from "@volado/ui/tokens";
import { describe, expect, it } from "vitest";

/**
 * Each number of Spec §9, as worded there, with the site's constant: a changed constant fails here by name. The others
 * are tested where they are used: 1.7 winners in view (WinnerCarousel.stories.tsx), motion above three
 * (winners.test.tsx), mask clicks (Dialog.stories.tsx), toasts (global-overlays.test.tsx); and in the domain, the last
 * iOS version with the legacy tip, badge, greeting and birthday.
 */
const said: readonly (readonly [words: string, constant: unknown, value: unknown])[] = [
  ["Hot games page 9", limits.pageSize.hotGames, 9],
  ["game list 25", limits.pageSize.gameList, 25],
  ["recent 25", limits.pageSize.recents, 25],
  ["favourites 25", limits.pageSize.favourites, 25],
  ["home carousels 36", limits.pageSize.homeCarousel, 36],
  ["home category cards 9", limits.pageSize.homeCategoryCards, 9],
  [
    "favourite ids 100",
    listFavouriteIds.encode(undefined, { merchant: "volado", language: "ES", platform: "M" }).pageSize,
    100,
  ],
  ["favourites list (search screen) 30", limits.pageSize.searchFavourites, 30],
  ["slot search 10", limits.pageSize.slotSearch, 10],
  ["winner limit 20", WINNER_LIMIT, 20],
  ["the first 3 RNG, 2 FISH, 1 LIVE vendors (Spec §2)", limits.homeVendors, { RNG: 3, FISH: 2, LIVE: 1 }],
  ["Banner autoplay 5000 ms, speed 1000", limits.banner, { autoplay: 5000, speed: 1000 }],
  ["game carousel 8000 ms, 3 slides", limits.gameCarousel, { autoplay: 8000, slides: 3 }],
  ["winners carousel 2000 ms", limits.winners.autoplay, 2000],
  ["winner scroll speed 1500", limits.winners.speed, 1500],
  ["vendor strip more above 3 games", limits.moreAbove.vendorStrip, 3],
  ["vendor game list above 6", limits.moreAbove.vendorGames, 6],
  ["side menu 3 activities", limits.sideMenu.activities, 3],
  ["SMS countdown tick 500 ms", SMS_TICK_MS, 500],
  ["SMS countdown initial 60", SMS_INITIAL_SECONDS, 60],
  ["Copyright 2025", limits.copyrightYear, 2025],
  ["Date picker 2000 to 2030", recordDayLimits, { min: "2000-01-01", max: "2030-12-31" }],
  ["loading 9999 (SMS, logout)", limits.toast.untilDone, 9999],
  ["loading 10 s", limits.toast.loading, 10_000],
  ["loading 2 s", limits.toast.shortLoading, 2000],
  ["loading 15 s (set-password)", limits.toast.setPassword, 15_000],
  [
    "Page 300, fade 200, zoom 300, of the kit's tokens",
    scales.time,
    { page: "300ms", fade: "200ms", zoom: "300ms" },
  ],
  ["Help refresh debounce 200 ms", limits.helpRefreshDebounce, 200],
  ["Infinite scroll 300 px, once per second", limits.infiniteScroll, { distancePx: 300, atMostEvery: 1000 }],
  ["Home requests staggered 400 ms", limits.homeRequestStagger, 400],
  ["Password redirect 1 s", limits.passwordChangeRedirect, 1000],
  ["Blank iframe delay 150 ms then 100", limits.blankFrame, { firstDelay: 150, nextDelay: 100 }],
  ["Minimum-bet options: 0.01, 0.05, 0.1, 0.5, 0.75, 1", MINIMUM_BETS, [0.01, 0.05, 0.1, 0.5, 0.75, 1]],
  [
    "Ticker 110,000,000 to 180,000,000, increments 100 to 500 every 3 to 5 s",
    limits.jackpot,
    { from: 110_000_000, to: 180_000_000, stepMin: 100, stepMax: 500, everyMin: 3000, everyMax: 5000 },
  ],
  ["Upload 5MB", PICTURE_BYTES_MAX, 5 * 1024 * 1024],
  ["3 images", PICTURES_MAX, 3],
  ["remark 140", REMARK_MAX, 140],
  ["search debounced 600 ms (Spec §5)", limits.search.debounce, 600],
  ["chat opens after 500 ms (Spec §7)", limits.chat.openDelay, 500],
  ["chat unread throttled 250 ms (Spec §7)", getChatUnread.throttle, 250],
  ["mark read throttled 150 ms (Spec §7)", markAnnouncementRead.throttle, 150],
];

describe("the constants of Spec §9", () => {
  it.each(said)("%s", (_words, constant, value) => {
    expect(constant).toEqual(value);
  });

  it("a page enters in the duration of a page transition", () => {
    const shell = readFileSync(new URL("./styles/shell.css", import.meta.url), "utf8");
    expect(shell).toContain("animation: app-page-in var(--vo-time-page) ");
  });
});

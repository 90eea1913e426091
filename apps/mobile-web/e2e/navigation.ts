import { expect, type Page } from "@playwright/test";

/** Milliseconds, the same as in the journeys: screenshot scripts don't use their configuration. */
const GIVE_UP_AFTER_MS = 15_000;

/** Signs that a page is still loading: a busy part, a skeleton, an opening game. */
const ON_ITS_WAY = 'main [aria-busy="true"], main .vo-skeleton, main .app-play__stage:not([data-loaded])';

/** Waits until nothing on the page is loading. */
export const settle = (page: Page): Promise<void> =>
  expect(page.locator(ON_ITS_WAY)).toHaveCount(0, { timeout: GIVE_UP_AFTER_MS });

/** Waits until a new page has its heading, and nothing on it is loading. */
const settleOpened = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await settle(page);
};

/** Opens a page and waits until nothing on it is loading. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settleOpened(page);
};

/** Waits until a page's late parts have loaded: by then the app has rendered and handles taps. */
export const settleDeferred = (page: Page): Promise<void> =>
  expect(page.locator(".app-deferred")).toBeAttached({ timeout: GIVE_UP_AFTER_MS });

/** Scroll step in CSS pixels: less than the distance at which parts render ahead, so that none is skipped. */
const STEP = 500;
/** Frames after a step in which a part near the screen is notified and rendered. */
const FRAMES = 3;
/** Milliseconds in which home can be scrolled to its end. */
const SCROLLED_WITHIN_MS = 30_000;

/** Progress of scrolling home: distance left, height, and rows that are still placeholders. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    return {
      left: Math.max(0, Math.floor(scrollHeight - innerHeight - scrollY)),
      height: scrollHeight,
      rooms: document.querySelectorAll("main .app-row-skeleton").length,
      ends: document.querySelectorAll("main .app-home-end").length,
    };
  });

/** Scrolls down by one step, and gives near parts time to render. */
const step = (page: Page): Promise<void> =>
  page.evaluate(
    async ([top, frames]) => {
      scrollBy({ top, behavior: "instant" });
      for (let frame = 0; frame < frames; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
    },
    [STEP, FRAMES] as const,
  );

/** Jumps to the top of the page. */
export const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

/**
 * Scrolls home, which is open, down to its end like a player: each of its lower parts approaches the screen, renders,
 * and requests its data. Responses may still be pending afterwards.
 */
export const scrollToEnd = async (page: Page): Promise<void> => {
  let height = 0;
  await expect(async () => {
    const { left, rooms } = await progress(page);
    // A previous scroll to the end has skipped the parts above.
    if (left === 0 && rooms > 0) await scrollToTop(page);
    await step(page);
    const walked = await progress(page);
    const before = height;
    height = walked.height;
    expect(walked).toEqual({ left: 0, height: before, rooms: 0, ends: 1 });
  }, "home is walked to its end").toPass({ intervals: [0], timeout: SCROLLED_WITHIN_MS });
};

/** Waits until nothing on a new page is loading; for home, all of it down to its end. */
const settleToEnd = async (page: Page, path: string): Promise<void> => {
  await settleOpened(page);
  if (path !== "/m/home") return;
  await scrollToEnd(page);
  await settle(page);
};

/** Opens a page and waits until nothing on it is loading; for home, all of it down to its end. */
export const openToEnd = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settleToEnd(page, path);
};

/**
 * Navigates to another path of the site, and waits until the previous page is gone, with its overlays: the address
 * changes first, while the next page's code may still be loading.
 */
export const leavePageBy = async (page: Page, move: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => {
    for (const open of document.querySelectorAll(".app-page, dialog[open]"))
      open.setAttribute("data-left", "");
  });
  await move();
  await expect(page.locator(".app-page[data-left], dialog[open][data-left]")).toHaveCount(0);
};

/**
 * Navigates within the site as its links do, without a page load, and waits until nothing is loading; on home, down
 * to its end.
 */
export const navigateTo = async (page: Page, address: string): Promise<void> => {
  const follow = () =>
    page.evaluate((to) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      scrollTo({ top: 0, behavior: "instant" });
    }, address);
  // The placeholder of a first page looks the same, but doesn't handle navigation yet.
  await settle(page);
  await leavePageBy(page, follow);
  await settleToEnd(page, address);
};

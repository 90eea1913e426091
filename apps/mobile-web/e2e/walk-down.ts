import { expect, type Page } from "@playwright/test";
import { settle, settleOpened } from "./settled.ts";

/** Scroll step in CSS pixels: less than the distance at which parts render ahead, so that none is skipped. */
const STEP = 500;
/** Frames after a step in which a part that has come near is notified and rendered. */
const FRAMES = 3;
const GIVE_UP_AFTER_MS = 30_000;

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
 * Scrolls home, which is open, down to its end as a player does: each of its lower parts comes near the screen, is
 * drawn, and asks for what it shows. Its answer may still be on its way then.
 */
export const walkDown = async (page: Page): Promise<void> => {
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
  }, "home is walked to its end").toPass({ intervals: [0], timeout: GIVE_UP_AFTER_MS });
};

/** Waits until nothing on a new page is loading; for home, all of it down to its end. */
export const settleWhole = async (page: Page, path: string): Promise<void> => {
  await settleOpened(page);
  if (path !== "/m/home") return;
  await walkDown(page);
  await settle(page);
};

/** Opens a page and waits until nothing on it is loading; for home, all of it down to its end. */
export const openWhole = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settleWhole(page, path);
};

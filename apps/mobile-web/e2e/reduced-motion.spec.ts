import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { openToEnd, scrollToTop } from "./navigation.ts";
import type { Texts } from "./texts.ts";

test.use(moving);

/**
 * Milliseconds in which every automatic animation would have moved; the carousels' interval is the longest (Spec §9).
 */
const MOVED = 8_000;

/** Opens home with a fake clock, and waits until all of it has loaded. */
const openHome = async (page: Page, { t }: Texts) => {
  await page.clock.install();
  await openToEnd(page, "/m/home");
  await expect(page.getByRole("region", { name: t("lowerHome.winners") })).toBeVisible();
  await scrollToTop(page);
  // The banners can move once their code has loaded.
  const banners = page.getByRole("region", { name: t("home.banners") });
  await expect(banners.getByRole("button", { name: t("home.next") })).toBeEnabled();
};

const scrollToRows = (page: Page) => page.locator(".vo-game-row").first().scrollIntoViewIfNeeded();

/** The state of everything on home that could move automatically. */
const movable = (page: Page) =>
  page.evaluate(() => ({
    rows: Array.from(document.querySelectorAll(".vo-game-row__strip"), ({ scrollLeft }) => scrollLeft),
    banner: document.querySelector<HTMLImageElement>(".vo-banner__slide:not([inert]) img")?.src,
    jackpot: document.querySelector(".vo-jackpot__figure")?.textContent,
    // Scroll-driven animations, such as the fade at a row's edge, have another timeline.
    running: document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
  }));

const laterOn = async (page: Page) => {
  await page.clock.fastForward(MOVED);
  return movable(page);
};

test("home moves by itself unless the player asks for less motion", async ({ page, words }) => {
  await openHome(page, words);
  await expect.poll(async () => (await movable(page)).running).not.toEqual([]);
  const before = await movable(page);
  await expect.poll(async () => (await laterOn(page)).banner).not.toBe(before.banner);
  await scrollToRows(page);
  await expect.poll(async () => (await laterOn(page)).jackpot).not.toBe(before.jackpot);
  await expect.poll(async () => (await laterOn(page)).rows[0]).toBeGreaterThan(0);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("home is still: no animation runs, no row and no figure changes however long it is open", async ({
    page,
    words,
  }) => {
    await openHome(page, words);
    await expect.poll(async () => (await movable(page)).running).toEqual([]);
    const before = await movable(page);
    expect(before.banner).toBeDefined();
    expect(before.rows.length).toBeGreaterThan(1);
    expect(before.jackpot).toMatch(/\d/);
    for (const _ of [1, 2, 3]) expect(await laterOn(page)).toEqual(before);
    await scrollToRows(page);
    for (const _ of [1, 2, 3]) expect(await laterOn(page)).toEqual(before);
  });
});

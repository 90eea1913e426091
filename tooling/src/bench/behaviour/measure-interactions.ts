import type { Page } from "playwright-core";
import type { Measured } from "./behaviours.ts";
import { nextPaint } from "./next-paint.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import { marks, pages } from "./site-marks.ts";

/** How often each interaction is done; the slowest counts, as it does for "interaction to next paint". */
const TIMES = 3;

/** Opens what a tap on `opener` opens, several times, and closes it again. */
const openings = async (page: Page, opener: string): Promise<number> => {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    times.push(
      await nextPaint(page, async () => {
        await page.locator(opener).first().tap();
        await page.locator(marks.dialog).waitFor();
      }),
    );
    await page.keyboard.press("Escape");
    await page.locator(marks.dialog).waitFor({ state: "detached" });
  }
  return Math.max(...times);
};

const categorySwitch = (page: Page): Promise<number> =>
  nextPaint(page, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await page.locator(marks.sports).tap();
      await page.locator(`${marks.sports}[data-selected]`).waitFor();
      await page.locator(marks.hot).tap();
      await page.locator(marks.homeTile).first().waitFor();
    }
  });

const stars = (page: Page): Promise<number> =>
  nextPaint(page, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const star = page.locator(marks.star).nth(time);
      await star.tap();
      await page.locator(`${marks.star}[aria-pressed="true"]`).nth(0).waitFor();
      await star.tap();
    }
  });

/**
 * Taps and types as a signed-in player does, on home and in the list, and tells how long each was to the next paint.
 */
export const measureInteractions = async ({ page, slowDown }: Phone): Promise<Measured> => {
  await signIn(page);
  await page.goto(pages.home);
  await page.locator(marks.homeTile).first().waitFor();
  await page.waitForLoadState("networkidle");
  await slowDown(SLOWER);
  const menu = await openings(page, marks.menu);
  const category = await categorySwitch(page);

  await page.goto(pages.list);
  await page.locator(marks.tile).first().waitFor();
  await page.waitForLoadState("networkidle");
  const star = await stars(page);
  const filter = await openings(page, marks.filter);
  const search = await nextPaint(page, () =>
    page.locator(marks.search).pressSequentially("jaguar", { delay: 90 }),
  );
  return { menu, category, star, filter, search };
};

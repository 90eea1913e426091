import type { Page } from "@playwright/test";
import { comeBack } from "./around-page.ts";
import { expect, test } from "./fixtures.ts";
import { doubleText, overflow } from "./layout.ts";

/** Minimum share of the screen's height between the bars. */
const FREE = 0.6;
/** One line of the download offer: a finger's height and its padding. */
const ONE_ROW = 56;

/** The current height of each bar in CSS pixels. */
const bars = (page: Page) =>
  page.evaluate(() => {
    const height = (bar: string) => document.querySelector(bar)?.getBoundingClientRect().height ?? 0;
    return {
      top: height(".vo-header"),
      offer: height(".vo-install-bar"),
      bottom: height(".vo-bottom-menu"),
      screen: innerHeight,
    };
  });

test("the bars leave most of a small screen to the content, and fit text of twice the size", async ({
  page,
  words: { t },
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await comeBack(page);
  await page.goto("/m/home");
  const bottom = page.getByRole("navigation", { name: t("shell.mainMenu") });
  const offer = page.getByRole("region", { name: t("download.title") });
  await expect(offer).toBeVisible();

  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [667, 375],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const share = async () => {
        const high = await bars(page);
        return 1 - (high.top + high.offer + high.bottom) / high.screen;
      };
      await expect.poll(share).toBeGreaterThanOrEqual(FREE);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }

  await test.step("the download offer is one row on the narrowest phone", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(offer).toBeVisible();
    expect((await bars(page)).offer).toBeLessThanOrEqual(ONE_ROW);
  });

  for (const width of [320, 390]) {
    await test.step(`text of twice its size at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await doubleText(page);
      const words = bottom.locator(".vo-bottom-menu__label");
      await expect(words.first()).toHaveCSS("font-size", "24px");
      const cut = await words.evaluateAll((labels) =>
        labels.filter(
          (label) =>
            label.scrollWidth > label.clientWidth || label.getBoundingClientRect().right > innerWidth,
        ),
      );
      expect(cut).toEqual([]);
      const tops = await bottom
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      const [first, last] = [tops[0], tops.at(-1)];
      expect(tops, "three items above two").toEqual([first, first, first, last, last]);
      const ways = ["shell.login", "shell.register"] as const;
      const lines = ways.map(async (name) => {
        const way = page.getByRole("banner").getByRole("link", { name: t(name) });
        await expect(way).toBeInViewport({ ratio: 1 });
        return (await way.boundingBox())?.y;
      });
      expect(await lines[0], "login and registration are side by side").toBe(await lines[1]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // The end of the page can be scrolled clear of the bar, which is now higher.
      const room = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.querySelector("main") ?? document.body).paddingBottom),
      );
      expect(room).toBeGreaterThanOrEqual((await bars(page)).bottom);
    });
  }
});

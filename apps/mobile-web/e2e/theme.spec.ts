import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { openSettled } from "./navigation.ts";

test.use(moving);

/** The page's colours and the stored theme; the background's lightness is the one in `oklch`, from 0 to 1. */
const theme = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const [, lightness = "1"] = /oklch\(([\d.]+)/.exec(backgroundColor) ?? [];
    return {
      shown: document.documentElement.dataset.theme,
      dark: Number(lightness) < 0.3,
      stored: localStorage.getItem("theme"),
    };
  });

const dark = { shown: "dark", dark: true, stored: "dark" };

test("the site is dark and stored as such, also on a light device", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openSettled(page, "/m/home");
  expect(await theme(page)).toEqual(dark);

  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await openSettled(page, "/m/slot-games");
  expect(await theme(page)).toEqual(dark);
});

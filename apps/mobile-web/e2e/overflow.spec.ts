import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";

const pages = ["/m/home", "/m/slot-games", "/m/login", "/m/register", "/m/forget", "/m/changePsw", "/m/mine"];

/** Pages that players are led away from. */
const forGuests: ReadonlySet<string> = new Set(["/m/login", "/m/register", "/m/forget"]);

/** How far the page is wider than the screen, in CSS pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of pages) {
  test(`${path} fits a screen of 320 pixels and text of twice the size`, async ({ page, signedInAs }) => {
    if (!forGuests.has(path)) await signedInAs(page, "agente");
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, path);
    expect(await overflow(page), "at 320 pixels").toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await overflow(page), "with text of 200 %").toBeLessThanOrEqual(0);
  });
}

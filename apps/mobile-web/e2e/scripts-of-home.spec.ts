import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";

test.use(moving);

/** Files and bytes of script that home may ask for by itself (docs/decisions/063). */
const FILES = 20;
const BYTES = 216_000;

/** The last that home asks for by itself, in idle moments: the list that most players open next. */
const lastOfHome = /\/game-list\.screen-/;

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );

test("home left alone asks for few scripts, each worth its request", async ({ page }) => {
  await openSettled(page, "/m/home");
  await expect
    .poll(async () => (await scriptsOf(page)).map(({ name }) => name).join(" "))
    .toMatch(lastOfHome);
  await page.waitForLoadState("networkidle");
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeLessThanOrEqual(FILES);
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(BYTES);
});

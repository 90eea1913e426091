import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const OBSERVED = "observedEntries";

/** Makes every page record which performance entries it observes. */
const noteObserved = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const types: string[] = [];
    Reflect.set(window, name, types);
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function noted(options) {
      if (options?.type !== undefined) types.push(options.type);
      observe.call(this, options);
    };
  }, OBSERVED);
};

/** The performance entries that the page has observed so far. */
const observed = (page: Page): Promise<unknown> =>
  page.evaluate((name): unknown => Reflect.get(window, name), OBSERVED);

test("leaving a page reports its measurements by route", async ({ page, gateway, signedInAs }) => {
  await gateway.clearVitals();
  await signedInAs(page, "jugador");
  await noteObserved(page);
  await page.goto("/m/slot-games?name=oro");
  // A visit that ends before it is measured has nothing to report.
  for (const measured of ["largest-contentful-paint", "layout-shift"])
    await expect.poll(() => observed(page)).toContain(measured);
  await page.goto("/console");

  await expect
    .poll(async () => (await gateway.vitals()).map(({ route }) => route))
    .toEqual(["/m/slot-games"]);
  expect(await gateway.vitals()).toMatchObject([
    { reports: 1, percentiles: { LCP: expect.any(Number), TTFB: expect.any(Number) } },
  ]);
  const panel = page.getByRole("region", { name: "Real users" });
  await expect(panel.getByRole("listitem")).toContainText([/\/m\/slot-games\s*1 visit\s*LCP/]);
});

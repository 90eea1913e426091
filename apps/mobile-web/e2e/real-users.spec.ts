import { expect, test } from "./fixtures.ts";

test("a visit that leaves the screen tells what it measured, by page and without the query", async ({
  page,
  gateway,
  signedInAs,
}) => {
  await gateway.clearVitals();
  await signedInAs(page, "jugador");
  const measures = page.waitForResponse(/\/assets\/vitals-/);
  await page.goto("/m/slot-games?name=oro");
  await (await measures).finished();
  await page.waitForLoadState("networkidle");
  // The network may have rested before, too: what has come since is run when the browser has nothing to do.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.goto("/console");

  await expect
    .poll(async () => (await gateway.vitals()).map(({ route }) => route))
    .toEqual(["/m/slot-games"]);
  expect(await gateway.vitals()).toMatchObject([
    { reports: 1, percentiles: { LCP: expect.any(Number), TTFB: expect.any(Number) } },
  ]);
  const panel = page.getByRole("region", { name: "Real users" });
  await expect(panel.getByRole("listitem")).toContainText(["/m/slot-games1 visitLCP"]);
});

import { expectToFit } from "./fits.ts";
import { test } from "./fixtures.ts";
import { routesToWalk } from "./route-table.ts";
import { openSettled } from "./settled.ts";

for (const { address, fullest } of routesToWalk) {
  test(`${address} fits a screen of 320 pixels and text of twice the size`, async ({ page, signedInAs }) => {
    if (fullest !== "guest") await signedInAs(page, fullest);
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, address);
    await expectToFit(page, address);
  });
}

import { expectAccessible } from "./axe.ts";
import { expectToFit } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { routesToWalk } from "./route-table.ts";
import { openWhole } from "./walk-down.ts";

/** Milliseconds that one page may take, on a busy machine too. */
const PAGE_WITHIN_MS = 12_000;

for (const visitor of new Set(routesToWalk.flatMap(({ visitors }) => visitors))) {
  const routes = routesToWalk.filter(({ visitors }) => visitors.includes(visitor));

  test(`every route of the table opens, is accessible and fits (${visitor})`, async ({
    page,
    language,
    signedInAs,
  }) => {
    test.setTimeout(routes.length * PAGE_WITHIN_MS);
    if (visitor !== "guest") await signedInAs(page, visitor);
    for (const { address, fullest } of routes) {
      // How much room words take is each language's; what axe hears of the page is the same in all of them.
      const fits = visitor === fullest;
      if (language === "EN" && !fits) continue;
      await test.step(address, async () => {
        await openWhole(page, address);
        await expect(page).toHaveURL(address);
        if (language === "ES") await expectAccessible(page);
        if (fits) await expectToFit(page, address);
      });
    }
  });
}

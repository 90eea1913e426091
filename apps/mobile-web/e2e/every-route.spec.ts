import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, plainText } from "./layout.ts";
import { navigateTo, openToEnd } from "./navigation.ts";
import { routesToWalk } from "./route-table.ts";

/** Milliseconds per page, on a busy machine too. */
const PAGE_WITHIN_MS = 6_000;

for (const visitor of new Set(routesToWalk.flatMap(({ visitors, fullest }) => [...visitors, fullest]))) {
  test(`every route of the table opens, is accessible and fits (${visitor})`, async ({
    page,
    language,
    gateway,
    signedInAs,
  }) => {
    // Text width differs by language; axe's results are the same in all of them.
    const routes = routesToWalk
      .map(({ address, visitors, fullest }) => ({
        address,
        checksAccess: language === "ES" && visitors.includes(visitor),
        fits: visitor === fullest,
      }))
      .filter(({ checksAccess, fits }) => checksAccess || fits);
    test.setTimeout(30_000 + routes.length * PAGE_WITHIN_MS);
    // A contract request would open a dialog over every page of the walk.
    await gateway.withdrawContracts("agente");
    if (visitor !== "guest") await signedInAs(page, visitor);
    for (const [place, { address, checksAccess, fits }] of routes.entries()) {
      await test.step(address, async () => {
        // Checking the layout is quick, axe is slow: in English each page opens by its address, in Spanish by
        // navigation.
        const opensByAddress = place === 0 || language === "EN";
        await (opensByAddress ? openToEnd : navigateTo)(page, address);
        await expect(page).toHaveURL(address);
        if (checksAccess) await expectAccessible(page);
        if (!fits) return;
        await expectToFit(page, address);
        await plainText(page);
      });
    }
  });
}

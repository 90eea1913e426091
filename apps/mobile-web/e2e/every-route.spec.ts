import { expectAllAccessible } from "./axe.ts";
import { test } from "./fixtures.ts";
import { routesToWalk } from "./route-table.ts";

// Boards and tickers stand still: axe measures places of what is cut off, too.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Milliseconds that one page may take, on a busy machine too. */
const PATIENCE = 10_000;

for (const visitor of new Set(routesToWalk.flatMap(({ visitors }) => visitors))) {
  const addresses = routesToWalk
    .filter(({ visitors }) => visitors.includes(visitor))
    .map(({ address }) => address);

  test(`every route of the table opens and is accessible (${visitor})`, async ({ page, signedInAs }) => {
    test.setTimeout(addresses.length * PATIENCE);
    if (visitor !== "guest") await signedInAs(page, visitor);
    await expectAllAccessible(page, addresses);
  });
}

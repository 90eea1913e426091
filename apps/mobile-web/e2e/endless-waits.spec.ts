import { expect, test } from "./fixtures.ts";
import { expectOnly, goTo, listLooks, listModes } from "./list-modes.ts";
import { outlast } from "./outlast.ts";

// Narrowing a list asks the same call as the whole of it; parts of pages have their own table (`list-parts.ts`).
const rows = listModes.filter(({ mode }) => mode !== "filter");

test("each list of games that is never answered says so, and comes on retry", async ({
  page,
  words,
  gateway,
  signedInAs,
}) => {
  test.setTimeout(90_000);
  const server = await signedInAs(page, "agente");
  for (const { fill } of rows) await fill?.(server);
  await page.clock.install();

  for (const row of rows)
    await test.step(row.name, async () => {
      const list = listLooks(page, words, row);
      await gateway.breakCalls({ [row.call]: "hang" });
      await goTo(page, words, row);
      await expectOnly(list, "skeletons");
      await outlast(page, list.failure);
      await gateway.heal();
      await expect(list.failure).toContainText(words.t("errors.timeout"));
      await expectOnly(list, "failure");
      await list.retry.click();
      await expectOnly(list, "tiles");
    });
});

import { expect, test } from "./fixtures.ts";
import { expectOnly, listLooks, listModes } from "./list-modes.ts";
import { outlast } from "./outlast.ts";

// Narrowing a list asks the same call as the whole of it; parts of pages have their own table (`list-parts.ts`).
for (const row of listModes.filter(({ mode }) => mode !== "filter")) {
  test(`the list "${row.name}" that is never answered says so, and comes on retry`, async ({
    page,
    words,
    gateway,
    signedInAs,
  }) => {
    const list = listLooks(page, words, row);
    if (row.fill) await row.fill(await signedInAs(page, "agente"));
    await gateway.breakCalls({ [row.call]: "hang" });
    await outlast(page, {
      open: () => page.goto(row.address),
      waiting: () => expectOnly(list, "skeletons"),
      failure: list.failure,
    });
    await gateway.heal();
    await expect(list.failure).toContainText(words.t("errors.timeout"));
    await expectOnly(list, "failure");
    await list.retry.click();
    await expectOnly(list, "tiles");
  });
}

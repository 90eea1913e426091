import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { expectOnly, listLooks, listModes } from "./list-modes.ts";
import { retryInVain } from "./retry-in-vain.ts";

/** The call's answer, as long as the returned function isn't called, has no games. */
const answerNothing = async (page: Page, path: string, value: unknown) => {
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, (route) => route.fulfill({ json: { success: true, value } }));
  return () => page.unroute(isCall);
};

for (const row of listModes) {
  const { name, address, call, path, nothing, fill, leads } = row;

  test(`the list "${name}" fails, is tried again, is empty and is full, and looks different each time`, async ({
    page,
    words,
    failing,
    signedInAs,
  }) => {
    const list = listLooks(page, words, row);
    if (fill) await fill(await signedInAs(page, "agente"));

    await failing(call, async () => {
      await page.goto(address);
      await expect(list.failure).toContainText(words.t("errors.server"));
      await expectOnly(list, "failure");
      await retryInVain(page, list.retry, path);
      await expectOnly(list, "failure");
    });

    const answerAgain = await answerNothing(page, path, nothing);
    await list.retry.click();
    await expectOnly(list, "empty");
    await answerAgain();

    await page.reload();
    await expectOnly(list, "tiles");
  });

  test(`the list "${name}" that is slow shows its skeletons, and nothing that it isn't`, async ({
    page,
    words,
    signedInAs,
  }) => {
    const list = listLooks(page, words, row);
    // A guest's page may have its first games written into it; a member's asks for all of them.
    const server = await signedInAs(page, "agente");
    await fill?.(server);
    const answer = await holdCalls(page, path);
    await page.goto(address);
    await expect(list.loading).toBeAttached();
    await expectOnly(list, "skeletons");
    answer();
    await expectOnly(list, "tiles");
  });

  if (leads) {
    test(`the list "${name}" without games leads to one that has some`, async ({
      page,
      words,
      signedInAs,
    }) => {
      await signedInAs(page, "agente");
      await answerNothing(page, path, nothing);
      await page.goto(address);
      await expectOnly(listLooks(page, words, row), "empty");
      await page
        .getByRole("main")
        .getByRole(leads.role, { name: words.t("games.empty.showAll") })
        .click();
      await expect(page).toHaveURL(leads.to);
      await expectOnly(listLooks(page, words, { ...row, mode: "all", title: undefined }), "tiles");
    });
  }
}

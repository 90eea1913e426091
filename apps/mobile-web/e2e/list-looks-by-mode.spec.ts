import type { Page } from "@playwright/test";
import { MINUTE_MS } from "@volado/domain/calendar";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { expectOnly, goTo, listLooks, listModes } from "./list-modes.ts";
import { retryInVain } from "./retry-in-vain.ts";

/** Age at which a reopened list is refetched. */
const GROWN_OLD = 6 * MINUTE_MS;

/** Empties the call's responses until the returned function is called. */
const answerNothing = async (page: Page, path: string, value: unknown) => {
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, (route) => route.fulfill({ json: { success: true, value } }));
  return () => page.unroute(isCall);
};

test("each list fails, retries and is empty, looks different each time, and links to one with games", async ({
  page,
  words,
  failing,
  signedInAs,
}) => {
  test.setTimeout(90_000);
  const server = await signedInAs(page, "agente");
  for (const { fill } of listModes) await fill?.(server);
  await page.clock.install();

  for (const row of listModes)
    await test.step(row.name, async () => {
      const list = listLooks(page, words, row);
      await failing(row.call, async () => {
        await goTo(page, words, row);
        await expect(list.failure).toContainText(words.t("errors.server"));
        await expectOnly(list, "failure");
        await retryInVain(page, list.retry, row.path);
        await expectOnly(list, "failure");
      });

      const answerAgain = await answerNothing(page, row.path, row.nothing);
      await list.retry.click();
      await expectOnly(list, "empty");
      await answerAgain();

      if (!row.leads) return;
      // All games, which were empty before.
      await page.clock.fastForward(GROWN_OLD);
      await page
        .getByRole("main")
        .getByRole(row.leads.role, { name: words.t("games.empty.showAll") })
        .click();
      await expect(page).toHaveURL(row.leads.to);
      await expectOnly(listLooks(page, words, { ...row, mode: "all", title: undefined }), "tiles");
    });
});

test("each slow list shows only skeletons, and then its games", async ({ page, words, signedInAs }) => {
  // A guest's page may contain its first games; a member's requests all of them.
  const server = await signedInAs(page, "agente");
  for (const { fill } of listModes) await fill?.(server);

  for (const row of listModes)
    await test.step(row.name, async () => {
      const list = listLooks(page, words, row);
      const answer = await holdCalls(page, row.path);
      await goTo(page, words, row);
      await expect(list.loading).toBeAttached();
      await expectOnly(list, "skeletons");
      answer();
      await expectOnly(list, "tiles");
    });
});

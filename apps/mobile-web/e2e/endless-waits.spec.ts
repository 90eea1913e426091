import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shift.ts";
import { expectOnly, goTo, listLooks, listModes } from "./list-modes.ts";
import { outlast } from "./outlast.ts";

/** Milliseconds after which a wait is reported as long. */
const SLOW = 8_000;

/**
 * Lets a call hang from now on.
 * @returns the number of requests, and how to release them
 */
const holdCall = async (page: Page, path: string) => {
  let requests = 0;
  const isIt = ({ pathname }: URL) => pathname === path;
  await page.route(isIt, () => {
    requests += 1;
  });
  return { times: () => requests, release: () => page.unroute(isIt) };
};

// Narrowing a list uses the same call as the whole of it; parts of pages have their own table (`list-parts.ts`).
const rows = listModes.filter(({ mode }) => mode !== "filter");

test("each unanswered list of games says so, loads on retry", async ({
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

  const { t } = words;
  const note = page.getByRole("status").filter({ hasText: t("shell.slow") });
  const retry = note.getByRole("button", { name: t("common.retry") });
  const cancel = note.getByRole("button", { name: t("common.cancel") });

  await test.step("after 8 s a page says that it takes long; it retries, or ends the wait", async () => {
    const row = rows.find(({ address }) => address === "/m/recent");
    if (!row) throw new Error("There is no page of recents.");
    const list = listLooks(page, words, row);
    const held = await holdCall(page, row.path);
    await goTo(page, words, row);
    await expectOnly(list, "skeletons");
    // The skeletons show before the page's request is sent.
    await expect.poll(held.times).toBe(1);
    await page.clock.fastForward(SLOW);
    await expect(retry).toBeVisible();
    await retry.click();
    await expect.poll(held.times).toBe(2);
    await expect(note).toHaveCount(0);
    await page.clock.fastForward(SLOW);
    await cancel.click();
    await expectOnly(list, "failure");
    await expect(note).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await held.release();
    await list.retry.click();
    await expectOnly(list, "tiles");
  });

  await test.step("a waiting button says so too: what was typed stays, with the error beside it", async () => {
    const held = await holdCall(page, "/api/promo-codes/redeem");
    await page.goto("/m/promoCode");
    const field = page.getByRole("textbox", { name: t("promoCode.label") });
    await field.fill("NADA");
    const redeem = page.getByRole("button", { name: t("promoCode.redeem") });
    await redeem.click();
    await expect.poll(held.times).toBe(1);
    await page.clock.fastForward(SLOW);
    await cancel.click();
    await expect(page.getByText(t("errors.timeout"))).toBeVisible();
    await expect(redeem).toBeEnabled();
    await expect(field).toHaveValue("NADA");
    await expect(note).toHaveCount(0);
  });
});

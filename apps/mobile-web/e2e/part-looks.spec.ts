import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { listParts } from "./list-parts.ts";
import { outlast } from "./outlast.ts";
import type { ListPart } from "./part-row.ts";
import { retryInVain } from "./retry-in-vain.ts";

type Look = "waiting" | "failure" | "empty" | "content";

/** Waits until the part has this look and none of the others, and the page around it stands. */
const expectOnly = async (part: ListPart, look: Look) => {
  await expect(part[look].first()).toBeAttached();
  for (const other of ["waiting", "failure", "empty", "content"] as const) {
    if (other !== look) await expect(part[other], `${other} in place of ${look}`).toHaveCount(0);
  }
  await expect(part.beside).toBeVisible();
};

/** The part's next visit finds nothing that an earlier one has kept. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

for (const { name, call, path, fields = {}, nothing, fill, of } of listParts) {
  test(`${name}: never answered, failing, empty, slow and full look different, and retry works`, async ({
    page,
    words,
    gateway,
    failing,
    member,
    signedInAs,
  }) => {
    const { t } = words;
    const part = of(page, words);
    const retry = part.failure.getByRole("button", { name: t("common.retry") });
    const asks = ({ pathname, searchParams }: URL) =>
      pathname === path &&
      Object.entries(fields).every(([field, value]) => searchParams.get(field) === value);
    if (fill) {
      await gateway.setBalance(member.username, 10_000);
      await fill(await signedInAs(page, member));
    }

    await test.step("never answered", async () => {
      await gateway.breakCalls({ [call]: "hang" });
      await outlast(page, {
        open: part.open,
        waiting: () => expectOnly(part, "waiting"),
        failure: part.failure,
      });
      await expectOnly(part, "failure");
      await gateway.heal();
    });

    await test.step("failing", () =>
      failing(call, async () => {
        await retryInVain(page, retry, asks);
        await expectOnly(part, "failure");
      }));

    if (nothing !== undefined)
      await test.step("empty", async () => {
        await page.route(asks, (route) => route.fulfill({ json: { success: true, value: nothing } }));
        await retry.click();
        await expectOnly(part, "empty");
        await page.unroute(asks);
      });
    else
      await test.step("well again", async () => {
        await retry.click();
        await expectOnly(part, "content");
      });

    await test.step("slow, then full", async () => {
      await forget(page);
      const release = await holdCalls(page, asks);
      await part.open();
      await expectOnly(part, "waiting");
      release();
      await expectOnly(part, "content");
    });
  });
}

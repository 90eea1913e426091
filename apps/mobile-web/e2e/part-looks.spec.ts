import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { partVisits } from "./list-parts.ts";
import { outlast } from "./outlast.ts";
import type { ListPart } from "./part-row.ts";
import { watchPending } from "./pending-calls.ts";
import { retryInVain } from "./retry-in-vain.ts";
import type { Texts } from "./texts.ts";

type Look = "waiting" | "failure" | "empty" | "content";

/** Waits until the part has this state and none of the others, and the page around it is shown. */
const expectOnly = async (part: ListPart, look: Look) => {
  await expect(part[look].first()).toBeAttached();
  for (const other of ["waiting", "failure", "empty", "content"] as const) {
    if (other !== look) await expect(part[other], `${other} in place of ${look}`).toHaveCount(0);
  }
  await expect(part.beside).toBeVisible();
};

/** Clears the caches, so that the page's next visit starts without data. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

const retryOf = ({ failure }: ListPart, { t }: Texts) =>
  failure.getByRole("button", { name: t("common.retry") });

/** Matches the part's own requests. */
const asksFor =
  ({ path, fields = {} }: ListPart) =>
  ({ pathname, searchParams }: URL) =>
    pathname === path && Object.entries(fields).every(([field, value]) => searchParams.get(field) === value);

for (const { name, fill, stages: stagesOf } of partVisits) {
  test(`${name}: never answered, failing, empty, slow and full look different, and retry works`, async ({
    page,
    words,
    gateway,
    failing,
    member,
    signedInAs,
  }) => {
    test.setTimeout(90_000);
    const stages = stagesOf(page, words);
    if (fill) {
      await gateway.setBalance(member.username, 10_000);
      await fill(await signedInAs(page, member));
    }
    await page.clock.install();
    const pending = watchPending(page);

    for (const { open, parts } of stages) {
      await test.step(`${parts.map((part) => part.name).join(" and ")}: never answered`, async () => {
        await gateway.breakCalls(Object.fromEntries(parts.map(({ call }) => [call, "hang"] as const)));
        await open();
        for (const part of parts) await expectOnly(part, "waiting");
        // Otherwise healthy but slow requests would time out with them.
        await expect(page.locator("[data-prerendered]")).toHaveCount(0);
        const hung = new Set(parts.map(({ path }) => path));
        await expect.poll(() => pending().filter((path) => !hung.has(path))).toEqual([]);
        await outlast(page, ...parts.map(({ failure }) => failure));
        for (const part of parts) await expectOnly(part, "failure");
        await gateway.heal();
      });

      for (const part of parts) {
        const retry = retryOf(part, words);
        await test.step(`${part.name}: failing`, () =>
          failing(part.call, async () => {
            await retryInVain(page, retry, asksFor(part));
            await expectOnly(part, "failure");
          }));

        if (part.nothing === undefined)
          await test.step(`${part.name}: recovered`, async () => {
            await retry.click();
            await expectOnly(part, "content");
          });
        else
          await test.step(`${part.name}: empty`, async () => {
            const asks = asksFor(part);
            await page.route(asks, (route) =>
              route.fulfill({ json: { success: true, value: part.nothing } }),
            );
            await retry.click();
            await expectOnly(part, "empty");
            await page.unroute(asks);
          });
      }
    }

    await forget(page);
    for (const { open, parts } of stages) {
      await test.step(`${parts.map((part) => part.name).join(" and ")}: slow, then full`, async () => {
        const releases = await Promise.all(parts.map((part) => holdCalls(page, asksFor(part))));
        await open();
        for (const part of parts) await expectOnly(part, "waiting");
        for (const release of releases) release();
        for (const part of parts) await expectOnly(part, "content");
      });
    }
  });
}

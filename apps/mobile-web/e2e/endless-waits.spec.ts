import type { Locator, Page } from "@playwright/test";
import type { Console } from "./console.ts";
import { expect, test } from "./fixtures.ts";
import { hotCentre } from "./hot-centre-page.ts";
import { expectOnly, listLooks, listModes } from "./list-modes.ts";
import { vendorPage } from "./vendor-page.ts";
import type { Words } from "./words.ts";

/** Milliseconds that the client gives one try, of which it makes three. */
const TRY = 15_000;

/** What is on its way for ever, and the looks that it has on its page. */
interface Wait {
  readonly address: string;
  readonly call: string;
  readonly waiting: Locator;
  readonly failure: Locator;
  readonly content: Locator;
}

/** Opens a page whose call is never answered, and lets time pass until its part has given up; then the gateway is well again. */
const outlast = async (
  page: Page,
  gateway: Console,
  { address, call, waiting, failure, content }: Wait,
): Promise<void> => {
  await page.clock.install();
  await gateway.breakCalls({ [call]: "hang" });
  await page.goto(address);
  await expect(waiting.first()).toBeAttached();
  await expect(failure).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(TRY);
    await expect(failure).toBeVisible({ timeout: 1_000 });
  }, "the wait has its end").toPass({ timeout: 20_000 });
  await expect(waiting).toHaveCount(0);
  await expect(content).toHaveCount(0);
  await gateway.heal();
};

// Narrowing a list asks the same call as the whole of it.
for (const row of listModes.filter(({ mode }) => mode !== "filter")) {
  test(`the list "${row.name}" that is never answered says so, and comes on retry`, async ({
    page,
    words,
    gateway,
    signedInAs,
  }) => {
    const list = listLooks(page, words, row);
    if (row.fill) await row.fill(await signedInAs(page, "agente"));
    await outlast(page, gateway, { ...row, ...list, waiting: list.skeletons, content: list.tiles });
    await expect(list.failure).toContainText(words.t("errors.timeout"));
    await expectOnly(list, "failure");
    await list.retry.click();
    await expectOnly(list, "tiles");
  });
}

/** Parts of pages that ask for themselves. */
const parts: readonly { readonly name: string; readonly of: (page: Page, words: Words) => Wait }[] = [
  {
    name: "the hot centre",
    of: (page, words) => {
      const { skeletons, failure, tiles } = hotCentre(page, words);
      return { address: "/m/hot-games", call: "listHotGames", waiting: skeletons, failure, content: tiles };
    },
  },
  {
    name: "the hot games of home",
    of: (page, { t }) => {
      const hot = page
        .getByRole("main")
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: t("home.hot") }) });
      return {
        address: "/m/home",
        call: "listHotGames",
        waiting: hot.locator("[data-skeleton]"),
        failure: hot.getByRole("alert"),
        content: hot.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }),
      };
    },
  },
  {
    name: "the providers of a category",
    of: (page, words) => {
      const { loading, failure, tiles } = vendorPage(page, words);
      return {
        address: "/m/sport-games",
        call: "listVendorCategories",
        waiting: loading,
        failure,
        content: tiles,
      };
    },
  },
  {
    name: "the dealers at their tables",
    of: (page, words) => {
      const { dealers } = vendorPage(page, words);
      return {
        address: "/m/live-games",
        call: "listLiveModels",
        waiting: dealers.locator("[data-skeleton]"),
        failure: page.getByRole("main").getByRole("alert"),
        content: dealers.getByRole("link"),
      };
    },
  },
];

for (const { name, of } of parts) {
  test(`${name}, never answered, say so and come on retry`, async ({ page, words, gateway }) => {
    const part = of(page, words);
    await outlast(page, gateway, part);
    await part.failure.getByRole("button", { name: words.t("common.retry") }).click();
    await expect(part.content.first()).toBeVisible();
    await expect(part.failure).toHaveCount(0);
    await expect(part.waiting).toHaveCount(0);
  });
}

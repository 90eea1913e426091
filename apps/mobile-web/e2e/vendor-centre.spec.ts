import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { gamePage } from "./game-page.ts";
import { layoutShift } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./navigation.ts";
import { holdCalls } from "./requests.ts";
import type { Texts } from "./texts.ts";
import { gameTitle, playedPages, vendorPage, vendorPages } from "./vendor-page.ts";

/** Layout shift budget of a page. */
const CALM = 0.02;

/** Opens a vendor centre, which shows its providers and their first games without layout shift. */
const openCentre = async (
  page: Page,
  words: Texts,
  { path, type, vendors, vendor }: (typeof vendorPages)[number],
): Promise<void> => {
  const { t } = words;
  const centre = vendorPage(page, words);
  await openSettled(page, path);
  await expect(centre.tiles).toHaveCount(vendors);
  await expect(centre.seeAll(t(`shell.categories.${type}`))).toHaveAttribute(
    "href",
    `/m/gameList?gameType=${type}`,
  );
  await expect(centre.strip(vendor, type).getByRole("listitem").first()).toBeVisible();
  await expect(page.locator("main .app-row-skeleton")).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(CALM);
};

/** Expects that the page is the list of one provider's games. */
const expectListOf = async (page: Page, words: Texts, vendor: string): Promise<void> => {
  await expect(gameGrid(page, words).first).toBeVisible();
  await expect(vendorPage(page, words).tiles).toHaveCount(0);
  await expect(page.getByRole("radio", { name: vendor })).toBeChecked();
};

test("providers show without layout shift, and a member's tap opens their lobby; back leaves it", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  const centre = vendorPage(page, words);
  for (const row of playedPages) {
    const { path, vendor, code } = row;
    await test.step(path, async () => {
      await openCentre(page, words, row);
      await centre.tile(vendor).click();
      await expect(gameTitle(page, vendor)).toBeVisible();
      expect(new URL(page.url()).searchParams.get("vendor")).toBe(code);
      await expect(page.frameLocator(`iframe[title="${vendor}"]`).getByRole("main")).toBeVisible();
      await page.goBack();
      await expect(centre.tile(vendor)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

test("a guest's tap opens a live provider's list at once, and after login the lobby of a sports provider", async ({
  page,
  words,
}) => {
  const { t } = words;
  const centre = vendorPage(page, words);
  const [live] = vendorPages;
  await openCentre(page, words, live);
  await centre.tile("Cristal").click();
  await expect(page).toHaveURL(/\/m\/live-games\?vassalage=CRS$/);
  await expectListOf(page, words, "Cristal");
  expect(await gameGrid(page, words).size()).toBe(18);
  await test.step("the list's “all” goes back to the providers", async () => {
    await gameGrid(page, words).leaveVendor();
    await expect(centre.tile("Cristal")).toBeVisible();
    await expect(page).toHaveURL(/\/m\/live-games$/);
  });

  await page
    .getByRole("navigation", { name: t("shell.mainMenu") })
    .getByRole("link", { name: t("shell.tabs.sports") })
    .click();
  await centre.tile("Golazo").click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(/\/m\/play\?.*vendor=GLZ/);
  await expect(page.frameLocator("iframe").getByRole("main")).toBeVisible();
});

test("home's sport blocks open a lobby at once and link to the sports, e-sports look the same", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  const centre = vendorPage(page, words);
  await page.goto("/m/home?category=SPORTS");
  const all = centre.seeAll(t("shell.categories.SPORTS"));
  await expect(all).toHaveAttribute("href", "/m/sport-games");
  await page
    .getByRole("list", { name: t("shell.categories.SPORTS") })
    .getByRole("link", { name: /Golazo/ })
    .click();
  await expect(gameTitle(page, "Golazo")).toBeVisible();
  await expect(page.frameLocator('iframe[title="Golazo"]').getByRole("main")).toBeVisible();
  await page.goBack();
  await all.click();

  const siblings = page.getByRole("navigation", { name: t("vendorCentre.siblings") });
  const sibling = (type: "SPORTS" | "ESPORTS" | "COCKFIGHT") =>
    siblings.getByRole("link", { name: t(`shell.categories.${type}`), exact: true });
  const bottom = page.getByRole("navigation", { name: t("shell.mainMenu") });
  await test.step("e-sports look like sports, beside the other categories", async () => {
    for (const type of ["ESPORTS", "SPORTS", "COCKFIGHT"] as const) {
      await sibling(type).click();
      await expect(sibling(type)).toHaveAttribute("aria-current", "page");
      const title = t(type === "COCKFIGHT" ? "shell.titles.cockfight" : "shell.titles.sports");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(bottom.getByRole("link", { name: t("shell.tabs.sports") })).toHaveAttribute(
        "aria-current",
        /page|true/,
      );
    }
  });
});

test("providers that fail load on retry, and a category without providers links to games", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const centre = vendorPage(page, words);
  await failing("listVendorCategories", async () => {
    await page.goto("/m/elott");
    await expect(centre.failure).toBeVisible();
  });
  await centre.failure.getByRole("button", { name: t("common.retry") }).click();
  await expect(centre.tiles.first()).toBeVisible();

  await page.route("**/api/game-types?**", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.value.sorting = answer.value.sorting.filter(
      ({ gameCategory }: { gameCategory: string }) => gameCategory !== "LOTT",
    );
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/m/lott");
  await expect(centre.empty).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: t("vendorCentre.empty.action") }).click();
  await expect(page).toHaveURL(/\/m\/hot-games$/);
});

test("live scores arrive without layout shift, lead to the sportsbook, and an outage is not zero matches", async ({
  page,
  words,
  signedInAs,
  failing,
}) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  const centre = vendorPage(page, words);
  const some = (text: string) => text.replace(/\d/, "\\d");
  const live = some(t("liveScores.live", { count: 4 }));
  const counted = new RegExp(`${live} · ${some(t("liveScores.upcoming", { count: 2 }))}`);
  await test.step("scores that arrive after the page move nothing", async () => {
    const release = await holdCalls(page, "/api/live/scores");
    await page.goto("/m/sport-games");
    await expect(centre.strip("Golazo", "SPORTS").getByRole("listitem").first()).toBeVisible();
    const before = await layoutShift(page);
    release();
    await expect(centre.scores.first()).toBeVisible();
    await expect(centre.tile("FB Deportes")).toContainText(counted);
    expect(await layoutShift(page)).toBe(before);
  });

  await test.step("a score leads to the sportsbook, which has the match", async () => {
    const home = await centre.scores.first().locator(".vo-match__name").first().textContent();
    await centre.scores.first().click();
    await expect(page).toHaveURL(/\/m\/fb-games$/);
    const { inFrame } = gamePage(page, words);
    await expect(inFrame.getByRole("heading", { name: new RegExp(live) })).toBeVisible();
    await expect(inFrame.getByText(home ?? "", { exact: true }).first()).toBeVisible();
  });

  await failing("listLiveScores", async () => {
    await page.goto("/m/home?category=SPORTS");
    const title = page.getByRole("heading", { name: t("liveScores.title"), exact: true });
    await expect(title).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: t("common.retry") })).toBeVisible();
    await expect(page.getByRole("link", { name: /FB Deportes/ })).not.toContainText("·");
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: t("common.retry") })
    .click();
  await expect(centre.scores.first()).toBeVisible();
  await expect(page.getByRole("link", { name: /FB Deportes/ })).toContainText(counted);
});

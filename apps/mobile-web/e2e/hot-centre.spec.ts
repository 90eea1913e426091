import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { serverSideOf, signIn } from "./player.ts";
import type { Texts } from "./texts.ts";

/** Page object of the hot games centre. */
const hotCentre = (page: Page, { t }: Texts) => {
  const list = page.getByRole("list", { name: t("shell.titles.hot") });
  const drawer = page.getByRole("dialog", { name: t("games.filter.title") });
  const choice = (part: string) => (name: string) =>
    drawer.getByRole("group", { name: part }).getByRole("radio", { name, exact: true });
  const main = page.getByRole("main");
  return {
    list,
    tiles: list.getByRole("listitem"),
    collection: page.getByRole("list", { name: t("games.modes.fav") }).getByRole("listitem"),
    search: page.getByRole("searchbox", { name: t("hotCentre.search") }),
    mode: (mode: "hot" | "fav") =>
      page
        .getByRole("group", { name: t("games.show") })
        .getByRole("radio", { name: t(`games.modes.${mode}`), exact: true }),
    filter: page.getByRole("button", { name: t("games.filter.open") }),
    drawer,
    type: choice(t("hotCentre.type")),
    vendor: choice(t("games.filter.vendor")),
    submit: drawer.getByRole("button", { name: t("common.apply") }),
    reset: drawer.getByRole("button", { name: t("common.reset") }),
    failure: main.getByRole("alert").filter({ hasText: t("games.failed") }),
    retry: main.getByRole("button", { name: t("common.retry") }),
    /** The number of games in the list, as shown. */
    size: async () => Number(await list.getByRole("listitem").first().getAttribute("aria-setsize")),
  };
};

test("hot games that failed load on retry; search and filter narrow them, and the address restores them", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const centre = hotCentre(page, words);
  const inAddress = () => new URL(page.url()).searchParams.get("name");
  await failing("listHotGames", async () => {
    await page.goto("/m/hot-games");
    await expect(centre.failure).toContainText(t("errors.server"));
  });
  await centre.retry.click();
  await expect(centre.tiles.first()).toBeVisible();
  await expect(centre.failure).toHaveCount(0);
  const all = await centre.size();

  await test.step("another type resets a vendor without hot games of it; a closed filter changes nothing", async () => {
    await centre.filter.click();
    await centre.type(t("shell.categories.FISH")).click();
    const vendors = centre.drawer.getByRole("group", { name: t("games.filter.vendor") }).getByRole("radio");
    await vendors.last().click();
    await expect(vendors.last()).toBeChecked();
    await centre.type(t("shell.categories.SPORTS")).click();
    await expect(vendors.first()).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(centre.drawer).toBeHidden();
    await expect(page).toHaveURL(/\/m\/hot-games$/);
  });

  await test.step("a type and a name narrow them, also after a reload", async () => {
    await centre.filter.click();
    await expect(centre.type(t("shell.categories.ELOTT"))).toHaveCount(0);
    await centre.type(t("shell.categories.FISH")).click();
    await centre.submit.click();
    await expect(page).toHaveURL(/\/m\/hot-games\?gameType=FISH$/);
    await expect.poll(centre.size).toBeLessThan(all);
    const fish = await centre.size();
    const name = (await centre.tiles.first().getByRole("link").textContent()) ?? "";

    await centre.search.fill(` ${name.toUpperCase()} `);
    await centre.search.press("Enter");
    await expect.poll(inAddress).toBe(name.toUpperCase());
    await expect(centre.tiles).toHaveCount(1);
    await page.reload();
    await expect(centre.tiles).toHaveCount(1);
    await expect(centre.search).toHaveValue(name.toUpperCase());
    await page.getByRole("button", { name: t("games.search.clear") }).click();
    await expect.poll(centre.size).toBe(fish);

    await page.getByRole("button", { name: t("games.filter.openActive") }).click();
    await expect(centre.type(t("shell.categories.FISH"))).toBeChecked();
    await centre.reset.click();
    await centre.submit.click();
    await expect(page).toHaveURL(/\/m\/hot-games$/);
    await expect.poll(centre.size).toBe(all);
  });
});

test("nine show first, more on scroll; back and reload restore the position", async ({ page, words }) => {
  const centre = hotCentre(page, words);
  await page.goto("/m/hot-games");
  await expect(centre.tiles.first()).toBeVisible();
  const all = await centre.size();
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(Number(await centre.tiles.last().getAttribute("aria-posinset"))).toBe(all);
  }).toPass({ intervals: [150], timeout: 30_000 });
  const last = centre.tiles.last().getByRole("link");
  const name = (await last.textContent()) ?? "";
  await last.click();
  await expect(page).not.toHaveURL(/hot-games/);
  await page.goBack();
  await expect(centre.list.getByRole("link", { name, exact: true })).toBeInViewport();
  await page.reload();
  await expect(centre.list.getByRole("link", { name, exact: true })).toBeInViewport();
});

test("a guest's collection leads to login and back, where a removed star disappears at once", async ({
  page,
  words,
  gatewayUrl,
}) => {
  const server = serverSideOf(gatewayUrl, await signIn(gatewayUrl, "prueba"));
  await server.clearFavourites();
  await server.starSlots(2);
  const centre = hotCentre(page, words);
  await page.goto("/m/hot-games");
  await centre.mode("fav").click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fhot-games%3Ftype%3Dfav$/);
  await loginPage(page, words).logIn("prueba");
  await expect(page).toHaveURL(/\/m\/hot-games\?type=fav$/);
  await expect(centre.collection).toHaveCount(2);
  await page.reload();
  await expect(centre.collection, "by its address").toHaveCount(2);
  const star = centre.collection
    .first()
    .getByRole("button", { name: new RegExp(`^${words.t("games.favourite")}`) });
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  await expect(centre.collection).toHaveCount(1);
  await centre.mode("hot").click();
  await expect(page).toHaveURL(/\/m\/hot-games$/);
  await expect(centre.tiles.first()).toBeVisible();
});

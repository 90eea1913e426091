import { expect, test } from "./fixtures.ts";
import { gameGrid, placeInAddress, placeOnScreen } from "./game-list-page.ts";
import { loginPage } from "./login-page.ts";
import { serverSideOf, signIn } from "./player.ts";
import { holdCalls } from "./requests.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

/** Games per page of the list (Spec §9). */
const PAGE = 25;

test("a guest's star leads to login, survives a reload there, and is set afterwards, at the same place", {
  tag: "@core",
}, async ({ page, words, gatewayUrl }) => {
  await serverSideOf(gatewayUrl, await signIn(gatewayUrl, "prueba")).clearFavourites();
  const grid = gameGrid(page, words);
  await page.goto("/m/fishing-games");
  await expect(grid.first).toBeVisible();
  await grid.scrollTo(PAGE);
  const at = await placeInAddress(page);
  const tile = await grid.tile(at + 5);
  await tile.star.tap();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Ffishing-games%3Fat%3D\d+$/);
  await page.reload();

  await loginPage(page, words).logIn("prueba");
  await expect(page).toHaveURL(/\/m\/fishing-games\?at=\d+$/);
  await expect(tile.star).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await placeOnScreen(page)).place).toBeGreaterThanOrEqual(at - 2);
  await expect
    .poll(async () => serverSideOf(gatewayUrl, await sessionOf(page)).favouriteIds())
    .toHaveLength(1);
});

test("a member's star toggles at once; a refusal reverts it", async ({
  page,
  words,
  signedInAs,
  failing,
}) => {
  const server = await signedInAs(page, "prueba");
  const grid = gameGrid(page, words);
  const request = page.waitForRequest(
    (candidate) => new URL(candidate.url()).pathname === "/api/favourites/ids",
  );
  await page.goto("/m/fishing-games");
  await test.step("a member's stars are requested in one call, a hundred at most", async () => {
    const { searchParams } = new URL((await request).url());
    expect(Object.fromEntries(searchParams)).toEqual({ pageNo: "1", pageSize: "100" });
  });
  const tile = await grid.tile(1);

  await test.step("a star shows at once and is reverted, with a message, when the gateway refuses", async () => {
    await expect(tile.star).toHaveAttribute("aria-pressed", "false");
    await failing("addFavourite", async () => {
      const release = await holdCalls(page, "/api/favourites");
      await tile.star.click();
      await expect(tile.star).toHaveAttribute("aria-pressed", "true");
      release();
      await expectToast(page, words.t("errors.server"));
      await expect(tile.star).toHaveAttribute("aria-pressed", "false");
    });
    expect(await server.favouriteIds()).toEqual([]);
  });

  await page.unrouteAll();
  await tile.star.click();
  await expect.poll(server.favouriteIds).toHaveLength(1);
  await grid.show("fav");
  // The tab changes before the list, and the game is in both lists.
  await expect(grid.tiles).toHaveCount(1);
  await expect(tile.open).toBeVisible();

  await test.step("refused", () =>
    failing("removeFavourite", async () => {
      const refuse = await holdCalls(page, "/api/favourites");
      await tile.star.click();
      await expect(tile.open).toBeHidden();
      refuse();
      await expectToast(page, words.t("errors.server"));
      await expect(tile.open).toBeVisible();
      await expect(tile.star).toHaveAttribute("aria-pressed", "true");
      expect(await server.favouriteIds()).toHaveLength(1);
    }));

  const release = await holdCalls(page, "/api/favourites");
  await tile.star.click();
  await expect(tile.open).toBeHidden();
  expect(await server.favouriteIds()).toHaveLength(1);
  release();
  await expect(page.getByRole("heading", { name: words.t("games.empty.fav.title") })).toBeVisible();
  await expect.poll(server.favouriteIds).toEqual([]);
});

test("the same game has its star on home and in the list", { tag: "@core" }, async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const server = await signedInAs(page, "prueba");
  await page.goto("/m/home");
  const star = page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) })
    .first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect.poll(server.favouriteIds).toHaveLength(1);
  const label = (await star.getAttribute("aria-label")) ?? "";
  await page
    .getByRole("main")
    .getByRole("link", { name: `${t("common.seeAll")}: ${t("home.hot")}`, exact: true })
    .click();
  await expect(page).toHaveURL(/\/m\/hot-games$/);
  // From here on, only the gateway's data marks it.
  await page.reload();
  await expect(page.getByRole("main").getByRole("button", { name: label })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

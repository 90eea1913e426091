import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { hotCentre } from "./hot-centre-page.ts";
import { retryInVain } from "./retry-in-vain.ts";
import { openSettled } from "./settled.ts";

test("the centre that waits shows its skeletons alone, and one that nothing is hot in leads to all games", async ({
  page,
  words,
}) => {
  const { t } = words;
  const centre = hotCentre(page, words);
  const release = await holdCalls(page, "/api/games/hot");
  await page.goto("/m/hot-games");
  await expect(centre.loading).toBeAttached();
  await expect(centre.skeletons.first()).toBeVisible();
  await expect(centre.tiles).toHaveCount(0);
  await expect(centre.failure).toHaveCount(0);
  await expect(centre.empty("hot")).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(centre.tiles.first()).toBeVisible();
  await expect(centre.skeletons).toHaveCount(0);

  await page.route(
    ({ pathname }) => pathname === "/api/games/hot",
    (route) => route.fulfill({ json: { success: true, value: [] } }),
  );
  await page.reload();
  await expect(centre.empty("hot")).toBeVisible();
  await expect(centre.tiles).toHaveCount(0);
  await expect(centre.failure).toHaveCount(0);
  await expect(centre.skeletons).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: t("games.empty.showAll") }).click();
  await expect(page).toHaveURL(/\/m\/gameCenter$/);
});

test("failing and finding nothing look different, and each is accessible", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const centre = hotCentre(page, words);
  await failing("listHotGames", async () => {
    await page.goto("/m/hot-games");
    await expect(centre.failure).toContainText(t("errors.server"));
    await expect(centre.tiles).toHaveCount(0);
    await expect(centre.empty("hot")).toHaveCount(0);
    await expectAccessible(page);
  });
  await centre.retry.click();
  await expect(centre.tiles.first()).toBeVisible();

  await openSettled(page, "/m/hot-games?name=zzzz");
  await expect(centre.empty("filter")).toBeVisible();
  await expect(centre.failure).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("games.empty.reset") }).click();
  await expect(centre.tiles.first()).toBeVisible();
  await expect(centre.search).toHaveValue("");
  await centre.filter.click();
  await expect(centre.drawer).toBeVisible();
  await expectAccessible(page);
});

test("a collection waits, is empty, fails and is full, and looks different each time", async ({
  page,
  words,
  failing,
  signedInAs,
}) => {
  const { t } = words;
  const server = await signedInAs(page, "jugador");
  const centre = hotCentre(page, words);
  const release = await holdCalls(page, "/api/favourites");
  await page.goto("/m/hot-games?type=fav");
  await expect(centre.loading).toBeAttached();
  await expect(centre.skeletons.first()).toBeVisible();
  await expect(centre.failure).toHaveCount(0);
  await expect(centre.empty("fav")).toHaveCount(0);
  release();
  await expect(centre.empty("fav")).toBeVisible();
  await expect(centre.skeletons).toHaveCount(0);
  await expect(centre.failure).toHaveCount(0);
  await expectAccessible(page);

  await server.starSlots(2);
  await failing("listFavourites", async () => {
    await page.reload();
    await expect(centre.failure).toContainText(t("errors.server"));
    await expect(centre.collection).toHaveCount(0);
    await expect(centre.empty("fav")).toHaveCount(0);
    await expectAccessible(page);
    await retryInVain(page, centre.retry, "/api/favourites");
    await expect(centre.failure).toBeVisible();
  });
  await centre.retry.click();
  await expect(centre.collection).toHaveCount(2);

  await server.clearFavourites();
  await page.reload();
  await page.getByRole("button", { name: t("hotCentre.showHot") }).click();
  await expect(page).toHaveURL(/\/m\/hot-games$/);
  await expect(centre.tiles.first()).toBeVisible();
});

import { expect, test } from "./fixtures.ts";
import { vendorPage } from "./vendor-page.ts";

test("games that fail to load leave the tiles, and load on retry", async ({ page, words, failing }) => {
  const { t } = words;
  const centre = vendorPage(page, words);
  await failing("listGames", async () => {
    await page.goto("/m/lott");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(2);
    await expect(centre.tiles).toHaveCount(2);
  });
  for (const vendor of ["Sorteo MX", "TCG Mares"]) {
    await centre
      .part(vendor)
      .getByRole("button", { name: t("common.retry") })
      .click();
    await expect(centre.strip(vendor, "LOTT").getByRole("listitem").first()).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a category without providers says so and links to games", async ({ page, words }) => {
  const { t } = words;
  const centre = vendorPage(page, words);
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

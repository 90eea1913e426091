import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { hotCentre } from "./hot-centre-page.ts";
import { outlast } from "./outlast.ts";
import { retryInVain } from "./retry-in-vain.ts";
import type { Texts } from "./texts.ts";

/** The states of the centre and its collection; only one of them may show. */
const looksOf = (page: Page, words: Texts) => {
  const { search, skeletons, failure, empty, tiles, collection } = hotCentre(page, words);
  const looks = {
    waiting: skeletons,
    failure,
    "nothing hot": empty("hot"),
    "nothing starred": empty("fav"),
    "nothing found": empty("filter"),
    hot: tiles,
    collection,
  };
  return {
    expectOnly: async (look: keyof typeof looks) => {
      await expect(search).toBeVisible();
      await expect(looks[look].first()).toBeVisible();
      for (const [name, other] of Object.entries(looks))
        if (name !== look) await expect(other, `${name} beside ${look}`).toHaveCount(0);
    },
  };
};

test("hot games are slow and filtered to none; a collection unanswered, failing or empty looks different", async ({
  page,
  words,
  gateway,
  failing,
  signedInAs,
}) => {
  const { t } = words;
  const centre = hotCentre(page, words);
  const { expectOnly } = looksOf(page, words);
  const server = await signedInAs(page, "jugador");
  await page.clock.install();

  await test.step("hot games are slow, then full", async () => {
    const release = await holdCalls(page, "/api/games/hot");
    await page.goto("/m/hot-games");
    await expect(centre.loading).toBeAttached();
    await expectOnly("waiting");
    await expectAccessible(page);
    release();
    await expectOnly("hot");
  });

  await test.step("a search finds nothing, and is reset", async () => {
    await centre.search.fill("zzzz");
    await expectOnly("nothing found");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("games.empty.reset") }).click();
    await expectOnly("hot");
    await expect(centre.search).toHaveValue("");
    await centre.filter.click();
    await expect(centre.drawer).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(centre.drawer).toBeHidden();
  });

  await test.step("the collection is never answered", async () => {
    await gateway.breakCalls({ listFavourites: "hang" });
    await centre.mode("fav").click();
    await expect(centre.loading).toBeAttached();
    await expectOnly("waiting");
    await outlast(page, centre.failure);
    await expectOnly("failure");
    await gateway.heal();
  });

  await test.step("it fails", () =>
    failing("listFavourites", async () => {
      await retryInVain(page, centre.retry, "/api/favourites");
      await expect(centre.failure).toContainText(t("errors.server"));
      await expectOnly("failure");
      await expectAccessible(page);
    }));

  await test.step("a retry loads it", async () => {
    await server.starSlots(2);
    await centre.retry.click();
    await expectOnly("collection");
    await expect(centre.collection).toHaveCount(2);
  });

  await test.step("it is empty, and links to the hot games", async () => {
    await server.clearFavourites();
    await page.reload();
    await expectOnly("nothing starred");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("hotCentre.showHot") }).click();
    await expect(page).toHaveURL(/\/m\/hot-games$/);
    await expectOnly("hot");
  });
});

test("hot games that are never answered, fail or are empty look different, and link to all games", async ({
  page,
  words,
  gateway,
  failing,
  signedInAs,
}) => {
  const { t } = words;
  const centre = hotCentre(page, words);
  const { expectOnly } = looksOf(page, words);
  await page.clock.install();

  await test.step("hot games are never answered", async () => {
    await gateway.breakCalls({ listHotGames: "hang" });
    await page.goto("/m/hot-games");
    await expect(centre.loading).toBeAttached();
    await expectOnly("waiting");
    await outlast(page, centre.failure);
    await expectOnly("failure");
    await gateway.heal();
  });

  await test.step("it fails", () =>
    failing("listHotGames", async () => {
      await retryInVain(page, centre.retry, "/api/games/hot");
      await expect(centre.failure).toContainText(t("errors.server"));
      await expectOnly("failure");
      await expectAccessible(page);
    }));

  await test.step("a retry loads it", async () => {
    await centre.retry.click();
    await expectOnly("hot");
  });

  await test.step("there are no hot games", async () => {
    const server = await signedInAs(page, "jugador");
    await server.starSlots(2);
    await page.route(
      ({ pathname }) => pathname === "/api/games/hot",
      (route) => route.fulfill({ json: { success: true, value: [] } }),
    );
    await page.reload();
    await expectOnly("nothing hot");
    await expectAccessible(page);
  });

  await test.step("the collection is slow, then full", async () => {
    const release = await holdCalls(page, "/api/favourites");
    await centre.mode("fav").click();
    await expect(centre.loading).toBeAttached();
    await expectOnly("waiting");
    release();
    await expectOnly("collection");
    await expect(centre.collection).toHaveCount(2);
  });

  await test.step("without hot games, all games are a tap away", async () => {
    await centre.mode("hot").click();
    await expectOnly("nothing hot");
    await page.getByRole("link", { name: t("games.empty.showAll") }).click();
    await expect(page).toHaveURL(/\/m\/gameCenter$/);
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { settle } from "./navigation.ts";
import type { ServerSide } from "./player.ts";
import { holdCalls } from "./requests.ts";
import type { Texts } from "./texts.ts";

/** Games per page of the list (Spec §9). */
const PAGE = 25;
/**
 * Maximum elements of a page, head included; `five-thousand-games.spec.ts` checks the body on the way through a list.
 */
const MAX_ELEMENTS = 500;

/** A list of games: a mode of the slots, or the page of recents. */
interface GameList {
  readonly name: string;
  readonly mode: "all" | "hot" | "fav" | "recent";
  /** The page's address; undefined for a mode that is chosen on the page of slots. */
  readonly address?: string;
  readonly call: "listGames" | "listHotGames" | "listFavourites" | "listRecentGames";
  readonly path: string;
  /** The call's empty response. */
  readonly nothing: unknown;
  /** Gives a member's list its games; undefined for public lists. */
  readonly fill?: (server: ServerSide) => Promise<void>;
}

const lists: readonly GameList[] = [
  {
    name: "all",
    mode: "all",
    address: "/m/slot-games",
    call: "listGames",
    path: "/api/games",
    nothing: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  },
  { name: "hot", mode: "hot", call: "listHotGames", path: "/api/games/hot", nothing: [] },
  {
    name: "favourites",
    mode: "fav",
    call: "listFavourites",
    path: "/api/favourites",
    nothing: { content: [], pageNum: 1, totalPages: 0 },
    fill: (server) => server.starSlots(2),
  },
  {
    name: "recent",
    mode: "recent",
    call: "listRecentGames",
    path: "/api/games/recent",
    nothing: { list: [], totalPages: 0 },
    fill: (server) => server.playSlot(),
  },
  {
    name: "recent, on a page of its own",
    mode: "recent",
    address: "/m/recent",
    call: "listRecentGames",
    path: "/api/games/recent",
    nothing: { list: [], totalPages: 0 },
    fill: (server) => server.playSlot(),
  },
];

/** Timeout of one attempt by the client, in milliseconds; it makes three. */
const TRY = 15_000;

/** The four states of a list; only one of them may show. */
const statesOf = (page: Page, { t }: Texts, { mode, address }: GameList) => {
  const main = page.getByRole("main");
  const title = t(address === "/m/recent" ? "shell.titles.recent" : "games.list");
  return {
    failure: main.getByRole("alert").filter({ hasText: t("games.failed") }),
    empty: main.getByRole("heading", { name: t(`games.empty.${mode}.title`) }),
    skeletons: main.locator(".vo-game-grid__row:not(.vo-game-grid__sample) > [data-skeleton]"),
    tiles: page.getByRole("list", { name: title }).getByRole("listitem"),
  };
};

test("a list fails, finds nothing, loses a later page and is slow, and each time says so and recovers", {
  tag: "@core",
}, async ({ page, words, failing }) => {
  test.setTimeout(90_000);
  const { t } = words;
  const grid = gameGrid(page, words);
  const main = page.getByRole("main");

  await test.step("a list that fails says so and recovers on retry", async () => {
    const failure = page.getByRole("alert").filter({ hasText: t("games.failed") });
    await failing("listGames", async () => {
      await page.goto("/m/slot-games");
      await expect(failure).toContainText(t("errors.server"));
      await expect(grid.tiles).toHaveCount(0);
    });
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(grid.first).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  await test.step("an empty list suggests what to do", async () => {
    const field = page.getByRole("searchbox", { name: t("games.search.field") });
    await field.fill("zzzz");
    await expect(page.getByRole("heading", { name: t("games.empty.filter.title") })).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: t("games.empty.reset") }).click();
    await expect(grid.first).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("a later page that fails leaves the games and offers a retry", async () => {
    const retry = main.getByRole("button", { name: t("common.retry") });
    await failing("listGames", async () => {
      await expect(async () => {
        await page.mouse.wheel(0, 900);
        await expect(retry).toBeVisible({ timeout: 300 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByText(t("errors.loadingFailed"))).toBeVisible();
    });
    await retry.click();
    await grid.scrollTo(PAGE + 1);
    expect(await page.locator("*").count()).toBeLessThanOrEqual(MAX_ELEMENTS);
  });

  await test.step("a slow list shows that it is loading, and neither failure nor emptiness", async () => {
    await page
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.home") })
      .click();
    const categories = page.getByRole("navigation", { name: t("home.categories") });
    await expect(categories).toBeVisible();
    await settle(page);
    const release = await holdCalls(page, "/api/games");
    await categories.getByRole("link", { name: t("shell.categories.FISH") }).click();
    await expect(main.getByRole("status").filter({ hasText: t("common.loading") })).toBeAttached();
    await expect(page.getByRole("heading", { name: t("games.empty.all.title") })).toHaveCount(0);
    await expect(main.getByRole("alert")).toHaveCount(0);
    release();
    await expect(grid.first).toBeVisible();
  });
});

test("without a network the site says so and recovers when it is back", { tag: "@core" }, async ({
  page,
  context,
  words,
  expecting,
}) => {
  await expecting({ noAnswer: true });
  const { t } = words;
  const grid = gameGrid(page, words);
  await page.goto("/m/slot-games");
  await expect(grid.first).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline"))).toBeVisible();
  await expect(grid.first).toBeVisible();
  await grid.show("hot");
  await expect(page.getByRole("heading", { name: t("games.failed") })).toBeVisible();
  await expect(page.getByText(t("shell.needsNetwork"))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t("shell.offline"))).toBeHidden();
  await expect(async () => {
    if ((await grid.tiles.count()) === 0) {
      await page.getByRole("button", { name: t("common.retry") }).click({ timeout: 1_000 });
    }
    await expect(grid.first).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("an unanswered list shows skeletons, then a failure, and on retry that it is empty", async ({
  page,
  words,
  gateway,
  signedInAs,
}) => {
  test.setTimeout(90_000);
  const { t } = words;
  const server = await signedInAs(page, "agente");
  for (const { fill } of lists) await fill?.(server);
  const main = page.getByRole("main");
  await page.clock.install();

  for (const list of lists)
    await test.step(list.name, async () => {
      const states = statesOf(page, words, list);
      const expectOnly = async (state: keyof typeof states) => {
        await expect(states[state].first()).toBeVisible();
        for (const other of ["failure", "empty", "skeletons", "tiles"] as const)
          if (other !== state) await expect(states[other]).toHaveCount(0);
      };
      await gateway.breakCalls({ [list.call]: "hang" });
      if (list.address) await page.goto(list.address);
      else await gameGrid(page, words).show(list.mode);
      await expectOnly("skeletons");
      await expect(async () => {
        await page.clock.fastForward(TRY);
        await expect(states.failure).toBeVisible({ timeout: 250 });
      }, "the list gives up").toPass({ intervals: [100], timeout: 20_000 });
      await expect(states.failure).toContainText(t("errors.timeout"));
      await expectOnly("failure");
      await gateway.heal();

      const isCall = ({ pathname }: URL) => pathname === list.path;
      await page.route(isCall, (route) => route.fulfill({ json: { success: true, value: list.nothing } }));
      await states.failure.getByRole("button", { name: t("common.retry") }).click();
      await expectOnly("empty");
      await page.unroute(isCall);
      if (list.fill) await expect(main.getByText(t("games.empty.showAll"))).toBeVisible();
    });
});

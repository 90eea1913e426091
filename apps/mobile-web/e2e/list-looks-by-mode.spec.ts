import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { gameWall } from "./lobby.ts";
import type { Words } from "./words.ts";

/** Milliseconds by which the slow gateway is late. */
const SLOW = 1_500;

type Call = "listGames" | "listHotGames" | "listFavourites" | "listRecentGames";

/** Each mode of a list: where it is opened, what fills it, and that call's path and answer without a game. */
const modes: readonly {
  readonly mode: "all" | "hot" | "fav" | "recent" | "filter";
  readonly address: string;
  readonly call: Call;
  readonly path: string;
  readonly nothing: unknown;
  /** Whether the list belongs to a member. */
  readonly own: boolean;
}[] = [
  {
    mode: "all",
    address: "/m/slot-games",
    call: "listGames",
    path: "/api/games",
    nothing: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
    own: false,
  },
  {
    mode: "filter",
    address: "/m/slot-games?name=jaguar",
    call: "listGames",
    path: "/api/games",
    nothing: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
    own: false,
  },
  {
    mode: "hot",
    address: "/m/slot-games?type=hot",
    call: "listHotGames",
    path: "/api/games/hot",
    nothing: [],
    own: false,
  },
  {
    mode: "fav",
    address: "/m/slot-games?type=fav",
    call: "listFavourites",
    path: "/api/favourites",
    nothing: { content: [], pageNum: 1, totalPages: 0 },
    own: true,
  },
  {
    mode: "recent",
    address: "/m/slot-games?type=recent",
    call: "listRecentGames",
    path: "/api/games/recent",
    nothing: { list: [], totalPages: 0 },
    own: true,
  },
];

/** The four looks of a list; only one of them may show. */
const looks = (page: Page, words: Words, mode: (typeof modes)[number]["mode"]) => {
  const { t } = words;
  const main = page.getByRole("main");
  return {
    failure: main.getByRole("alert").filter({ hasText: t("games.failed") }),
    retry: main.getByRole("button", { name: t("common.retry") }),
    empty: main.getByRole("heading", { name: t(`games.empty.${mode}.title`) }),
    loading: main.getByRole("status").filter({ hasText: t("common.loading") }),
    skeletons: main.locator(".vo-game-grid__row:not(.vo-game-grid__sample) > [data-skeleton]"),
    tiles: gameWall(page, words).tiles,
  };
};

/** The call's answer, as long as the returned function isn't called, has no games. */
const answerNothing = async (page: Page, path: string, value: unknown) => {
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, (route) => route.fulfill({ json: { success: true, value } }));
  return () => page.unroute(isCall);
};

for (const { mode, address, call, path, nothing, own } of modes) {
  test(`the list "${mode}" fails, is tried again, is empty and is full, and looks different each time`, async ({
    page,
    words,
    failing,
    signedInAs,
  }) => {
    const look = looks(page, words, mode);
    if (own) await signedInAs(page, "agente");

    await failing(call, async () => {
      await page.goto(address);
      await expect(look.failure).toContainText(words.t("errors.server"));
      await expect(look.tiles).toHaveCount(0);
      await expect(look.empty).toHaveCount(0);
      await expect(look.skeletons).toHaveCount(0);
      await look.retry.click();
      await expect(look.failure).toBeVisible();
    });

    const answerAgain = await answerNothing(page, path, nothing);
    await look.retry.click();
    await expect(look.empty).toBeVisible();
    await expect(look.failure).toHaveCount(0);
    await expect(look.tiles).toHaveCount(0);
    await expect(look.skeletons).toHaveCount(0);
    await answerAgain();

    if (own) return;
    await page.reload();
    await expect(look.tiles.first()).toBeVisible();
    await expect(look.empty).toHaveCount(0);
    await expect(look.failure).toHaveCount(0);
  });

  test(`the list "${mode}" that is slow shows its skeletons, and nothing that it isn't`, async ({
    page,
    words,
    gateway,
    signedInAs,
  }) => {
    const look = looks(page, words, mode);
    if (own) await signedInAs(page, "agente");
    await gateway.slowDown(SLOW);
    await page.goto(address);
    await expect(look.loading).toBeAttached();
    await expect(look.skeletons.first()).toBeVisible();
    await expect(look.failure).toHaveCount(0);
    await expect(look.empty).toHaveCount(0);
    await gateway.heal();
    await expect(look.tiles.first().or(look.empty)).toBeVisible();
    await expect(look.skeletons).toHaveCount(0);
  });
}

import type { BrowserContext, Locator, Page } from "@playwright/test";
import { listGames } from "@volado/api-client/endpoints";
import { type Game, GameClassify, GameType } from "@volado/domain/games";
import { test as base, expect } from "./fixtures.ts";
import { gameGrid, placeOnScreen } from "./game-list-page.ts";
import { walkList } from "./list-walk.ts";
import { clientFor } from "./player.ts";
import { withGateways } from "./start-gateways.ts";

/**
 * Makes every page of a game list except the first return `times` gateway pages at once. A list grows at most once a
 * second (Spec §9), so five thousand games take over three minutes at 25 a page. Patches the page's own `fetch`: every
 * request still goes to the gateway, and nothing else is slowed down, unlike with network interception. The games of a
 * step share one picture: these journeys test positions and rows, and thousands of pictures would take most of their
 * time.
 */
const growInLargerSteps = (context: BrowserContext, times: number): Promise<unknown> =>
  context.addInitScript((pages) => {
    const send = window.fetch.bind(window);
    const larger = async (address: URL, init: RequestInit | undefined): Promise<Response> => {
      const step = Number(address.searchParams.get("pageNo"));
      const answers = Array.from({ length: pages }, async (_, index) => {
        address.searchParams.set("pageNo", String(2 + (step - 2) * pages + index));
        const response = await send(address.href, init);
        return (await response.json()).value;
      });
      const parts = await Promise.all(answers);
      const [{ totalPages, totalCount, games }] = parts;
      const { iconUrl } = games[0];
      const value = {
        games: parts.flatMap((part) => part.games.map((game: object) => ({ ...game, iconUrl }))),
        pageNum: step,
        totalPages: 1 + Math.ceil((totalPages - 1) / pages),
        totalCount,
      };
      return new Response(JSON.stringify({ success: true, value }));
    };
    window.fetch = (target, init) => {
      const address = new URL(target instanceof Request ? target.url : target, location.href);
      const later = Number(address.searchParams.get("pageNo")) > 1;
      return address.pathname === "/api/games" && later ? larger(address, init) : send(target, init);
    };
  }, times);

const GAMES = 5_000;

/** Gateway pages that the list grows by at once: ten times twenty, a second apart. */
const PAGES_AT_ONCE = 20;

/** Scroll step: less than a screen. */
const WALK = { stride: 800, named: ".vo-game-tile__open" } as const;

/** Maximum number of elements on a page (docs/decisions/044). */
const MAX_ELEMENTS = 415;

const test = base.extend<object, { gatewayUrl: string }>({
  gatewayUrl: [
    async ({ browserName: _ }, use) => {
      await withGateways(1, async ([url = ""]) => use(url), { VOLADO_SLOT_GAMES: String(GAMES) });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// Run in series, so that one gateway with so many games is enough.
test.describe.configure({ mode: "default" });

// A trace of hundreds of stops costs more than the journey, which takes a minute.
test.use({ trace: "off" });

/** The gateway's list, requested outside the browser. */
const wholeList = async (gatewayUrl: string): Promise<readonly Game[]> => {
  const client = clientFor(gatewayUrl);
  const ask = (page: number) =>
    client.call(listGames, {
      type: GameType.Slots,
      classify: GameClassify.New,
      vendor: "",
      name: "",
      minBet: undefined,
      minLines: undefined,
      page,
      pageSize: 100,
    });
  const pages = await Promise.all(Array.from({ length: GAMES / 100 }, (_, index) => ask(index + 1)));
  return pages.flatMap(({ games }) => games);
};

test("five thousand games are one list: none is missing, the page stays small, and back restores the position", async ({
  page,
  context,
  words,
  gatewayUrl,
}) => {
  test.setTimeout(300_000);
  const grid = gameGrid(page, words);
  await growInLargerSteps(context, PAGES_AT_ONCE);
  await page.goto("/m/slot-games");
  await expect(grid.first).toBeVisible();
  const games = await wholeList(gatewayUrl);
  const names = games.map(({ name }) => name);

  // `pnpm bench` measures every frame of a fling.
  await test.step("from the first game to the last, and a part of the way back", async () => {
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(GAMES);
    const down = await walkList(page, GAMES, WALK);
    await expect(page.getByText(words.t("games.end"))).toBeAttached();
    expect(names.map((_, index) => down.names[index + 1])).toEqual(names);
    const up = await walkList(page, GAMES - 500, { ...WALK, stride: -WALK.stride }, down);
    expect(up.wrong).toEqual([]);
    expect(up.elements).toBeLessThan(MAX_ELEMENTS);
  });

  await test.step("opening a game from the middle and coming back", async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
    await expect
      .poll(async () => Math.abs((await placeOnScreen(page)).place - GAMES / 2))
      .toBeLessThan(GAMES / 10);
    // A game that is completely on the screen: tapping another one would scroll the page first.
    const place = Number(
      await grid.tiles.evaluateAll((tiles) =>
        tiles
          .find((tile) => tile.getBoundingClientRect().top > innerHeight / 4)
          ?.getAttribute("aria-posinset"),
      ),
    );
    expect(place).toBeGreaterThan(GAMES / 3);
    const game = await grid.tile(place);
    const before = await game.open.boundingBox();
    await game.open.click();
    await expect(page).toHaveURL(/\/m\/play/);
    await expect(grid.first).toHaveCount(0);
    await page.goBack();
    await expect(game.open).toBeVisible();
    await expect.poll(async () => (await game.open.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    expect(await grid.size()).toBe(GAMES);
    for (const [place, name] of Object.entries(await gamesOnScreen(grid.tiles)))
      expect(name).toBe(names[Number(place) - 1]);
  });
});

/** The pages of the list that the browser requests, in order. */
const watchPages = (page: Page): number[] => {
  const requests: number[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/games") requests.push(Number(searchParams.get("pageNo")));
  });
  return requests;
};

/** Names of the fully visible games, by their position in the list, from 1. */
const gamesOnScreen = (tiles: Locator) =>
  tiles.evaluateAll((all) =>
    Object.fromEntries(
      all.flatMap((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight
          ? [
              [
                tile.getAttribute("aria-posinset") ?? "",
                tile.querySelector(".vo-game-tile__open")?.textContent ?? "",
              ],
            ]
          : [];
      }),
    ),
  );

test("a page of the list is chosen by its number; one that fails to load leaves the player where they are", async ({
  page,
  words,
  gatewayUrl,
  expecting,
}) => {
  const grid = gameGrid(page, words);
  const games = await wholeList(gatewayUrl);
  const requests = watchPages(page);
  await page.goto("/m/slot-games");
  await grid.scrollTo(60);
  const jump = words.t("games.jump.open", { page: "\\d+", pages: "200" });
  // By keyboard, for which the button waits: for a finger it is there only shortly after scrolling.
  await page.getByRole("button", { name: new RegExp(jump) }).press("Enter");
  const dialog = page.getByRole("dialog", { name: words.t("games.jump.title") });
  const field = dialog.getByRole("textbox");
  const go = dialog.getByRole("button", { name: words.t("games.jump.submit"), exact: true });

  await test.step("a page that fails to load", async () => {
    await page.route(/\/api\/games\?/, (route) => route.abort());
    await field.fill("150");
    await expecting({ noAnswer: true }, async () => {
      await go.click();
      await expect(dialog.getByText(words.t("games.jump.failed"))).toBeVisible({ timeout: 30_000 });
    });
    await page.unroute(/\/api\/games\?/);
  });

  await test.step("the page", async () => {
    requests.length = 0;
    await field.press("Enter");
    await expect(dialog).toBeHidden();
    const first = 149 * 25;
    await expect.poll(async () => (await placeOnScreen(page)).place).toBeGreaterThan(first - 3);
    for (const [place, name] of Object.entries(await gamesOnScreen(grid.tiles)))
      expect(name).toBe(games[Number(place) - 1]?.name);
    expect(requests[0]).toBe(150);
    await expect(page).toHaveURL(/[?&]at=37\d\d/);
    await expect(
      page.getByRole("button", { name: words.t("games.jump.open", { page: "150", pages: "200" }) }),
    ).toBeVisible();
  });
});

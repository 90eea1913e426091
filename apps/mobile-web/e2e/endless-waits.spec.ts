import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./lobby.ts";
import type { ServerSide } from "./player.ts";
import type { Texts } from "./texts.ts";

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

/** Timeout of one try of the client in milliseconds; it makes three. */
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

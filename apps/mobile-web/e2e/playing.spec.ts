import type { Frame, Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { SLOT } from "./game-page.ts";
import { loginPage } from "./login-page.ts";
import { holdCalls, holdCode } from "./requests.ts";
import { BRAND } from "./site-facts.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

test.use(moving);

/** Waits until the open game can be played. */
const played = async (page: Page): Promise<Frame> => {
  await expect(page.frameLocator("main iframe").getByRole("button", { name: "Girar" })).toBeEnabled();
  const frame = page.frames().find((candidate) => candidate.url().includes("/play/"));
  if (!frame) throw new Error("The game has no frame.");
  return frame;
};

const exit = (page: Page, { t }: Texts) => page.getByRole("button", { name: t("games.play.exit") }).first();

test("back from a game restores the list and its position, and a login after the session's end the game", {
  tag: "@core",
}, async ({ page, words, signedInAs, gateway, expecting }) => {
  await signedInAs(page, "agente");
  await gateway.setBalance("agente", 300_000);
  const grid = gameGrid(page, words);
  await page.goto("/m/slot-games");
  await grid.chooseVendor();
  const vendor = new URL(page.url()).searchParams.get("vassalage");
  await grid.scrollTo(30);
  const middle = grid.tiles.nth(Math.floor((await grid.tiles.count()) / 2)).getByRole("link");
  const name = (await middle.textContent()) ?? "";
  await page.evaluate(() => {
    window.addEventListener(
      "click",
      () => Reflect.set(window, "placeAtTap", Math.round(window.scrollY)),
      true,
    );
  });
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/play\?/);
  const place: unknown = await page.evaluate(() => Reflect.get(window, "placeAtTap"));
  expect(place).toBeGreaterThan(500);
  await exit(page, words).click();

  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === "/m/slot-games" && searchParams.get("vassalage") === vendor,
  );
  await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);

  await test.step("a game whose session ended leads to login, and from there back into the game", async () => {
    await expecting({ statuses: [401] });
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const game = await played(page);
    await expect(page.getByText(words.money(300_000))).toBeVisible();
    await gateway.expireSessions("agente");
    await game.getByRole("button", { name: "Girar" }).click();
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
    await loginPage(page, words).logIn("agente");
    await expect(page).toHaveURL(/\/m\/play\?/);
    await expect(page.frameLocator("iframe").getByRole("button", { name: "Girar" })).toBeEnabled();
  });
});

test("money received meanwhile is available in the game, and a low balance leads to the deposit and back", {
  tag: "@core",
}, async ({ page, words, signedInAs, gateway, expecting }) => {
  await expecting({ statuses: [409] });
  await signedInAs(page, "agente");
  await gateway.setBalance("agente", 300_000);
  await page.goto(SLOT);
  const game = await played(page);
  // With a shared address, the name comes from the gateway, in the bar and in the browser's tab.
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  expect(name).not.toBe(words.t("games.play.title"));
  await expect(page).toHaveTitle(`${name} · ${BRAND}`);
  const balance = game.locator('[data-role="balance"]');
  const poor = game.getByRole("dialog", { name: "Saldo insuficiente" });
  await expect(balance).toHaveText(words.money(300_000));
  await gateway.setBalance("agente", 0);
  await game.getByRole("button", { name: "Girar" }).click();
  await poor.getByRole("button", { name: "Ahora no" }).click();
  await expect(balance).toHaveText(words.money(0));

  await gateway.setBalance("agente", 123_400);
  await game.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(balance).toHaveText(words.money(123_400));

  await gateway.setBalance("agente", 0);
  await game.getByRole("button", { name: "Girar" }).click();
  await poor.getByRole("button", { name: "Depositar" }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await expect(page).toHaveTitle(`${words.t("shell.titles.deposit")} · ${BRAND}`);
  await gateway.setBalance("agente", 300_000);
  await page.getByRole("link", { name: words.t("deposit.backToGame") }).click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === SLOT);
  await expect((await played(page)).locator('[data-role="balance"]')).toHaveText(words.money(300_000));
});

test("a guest tries a demonstration; a search that runs after the tap on it doesn't navigate back", async ({
  page,
  words,
  gateway,
}) => {
  const before = await gateway.balanceOf("jugador");
  await page.clock.install();
  const release = await holdCode(page, "**/assets/play.screen-*.js");
  await page.goto("/m/slot-games");
  const tile = await gameGrid(page, words).tile(1);
  await page.getByRole("searchbox", { name: words.t("games.search.field") }).fill(tile.name);
  await tile.open.click();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await page.clock.fastForward(1_000);
  release();
  await expect(page.getByRole("heading", { level: 1, name: tile.name })).toBeVisible();
  expect(page.url()).toContain("/m/play?");

  const game = await played(page);
  const answer = await holdCalls(page, "/play/api/round");
  await game.getByRole("button", { name: "Girar" }).click();
  await expect(game.getByText("Jugando…")).toBeVisible();
  answer();
  await expect(game.getByText("Jugando…")).toBeHidden();
  expect(await gateway.balanceOf("jugador")).toBe(before);
});

test("a tile is a link: with a key held its game opens in a new tab", async ({ page, words }) => {
  await page.goto("/m/slot-games");
  const tile = await gameGrid(page, words).tile(1);
  const opened = page.context().waitForEvent("page");
  await tile.open.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name: tile.name })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect(tile.open).toBeVisible();
});

test("a game that can't be played says why: in place, or when it isn't permitted", async ({
  page,
  words,
  signedInAs,
  expecting,
}) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  const search = page.getByRole("searchbox", { name: t("games.search.field") });
  const failure = page.getByRole("alert").filter({ hasText: t("games.play.failed") });
  await page.goto("/m/slot-games");

  await test.step("a game that may not be launched says so in place", async () => {
    await search.fill("Moneda Plateada");
    const tile = page.getByRole("button", { name: "Moneda Plateada", exact: true });
    await expect(tile).toHaveAttribute("aria-disabled", "true");
    await tile.click({ force: true });
    await expectToast(page, t("errors.insufficientPermission"));
    await expect(page).toHaveURL(/\/m\/slot-games/);
  });

  await test.step("a game that is not permitted says why", async () => {
    await expecting({ statuses: [403] });
    await page.getByRole("link", { name: t("shell.tabs.home"), exact: true }).click();
    await page
      .getByRole("navigation", { name: t("home.categories") })
      .getByRole("link", { name: t("shell.categories.PVP"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/m\/poker-games$/);
    await search.fill("Tute Rey");
    await page.getByRole("link", { name: "Tute Rey", exact: true }).click();
    await expect(failure).toContainText(t("errors.gameNotPermitted"));
    await exit(page, words).click();
    await expect(page).toHaveURL(/\/m\/poker-games/);
  });
});

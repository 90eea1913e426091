import { expect, moving, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { loginPage } from "./login-page.ts";
import { serverSideOf } from "./player.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

test.use(moving);

/** Games per page of the list (Spec §9). */
const PAGE = 25;

test("a player's visit, signed-out to signed-out", async ({
  page,
  words,
  gateway,
  gatewayUrl,
  member,
  expecting,
}) => {
  test.setTimeout(120_000);
  const { t, money } = words;
  const login = loginPage(page, words);
  const grid = gameGrid(page, words);
  const account = member.username;
  await gateway.setBalance(account, 500_000);

  await test.step("home shows the gateway's games to a guest", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }).nth(8),
    ).toBeVisible();
    await page.getByRole("link", { name: t("shell.login") }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  await test.step("the third wrong password brings the captcha", async () => {
    await expecting({ statuses: [403] }, async () => {
      for (const attempt of [1, 2, 3]) {
        const answered = page.waitForResponse("**/api/login");
        await login.logIn(account, `wrong-${attempt}`);
        // The message of the previous attempt may still be there.
        await answered;
        await expect(login.submit).not.toHaveAttribute("aria-busy", "true");
        await expect(page.getByText(t("errors.wrongPassword"))).toBeVisible();
        await expect(login.captcha).toHaveCount(attempt === 3 ? 1 : 0);
      }
    });
    await expect(login.picture).toBeVisible();
  });

  await test.step("the right password and the captcha's digits let the player in", async () => {
    await login.captcha.fill(await gateway.lastCaptcha());
    await login.logIn(account, member.password);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByText(money(500_000))).toBeVisible();
  });
  const server = serverSideOf(gatewayUrl, await sessionOf(page));

  await test.step("the category menu leads to the slots", async () => {
    await page
      .getByRole("navigation", { name: t("home.categories") })
      .getByRole("link", { name: t("shell.categories.RNG") })
      .click();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.slots") })).toBeVisible();
  });

  const all = await grid.tile(1);
  const searched = (await grid.tile(5)).name;

  await test.step("a search filters the games, and clearing it restores all", async () => {
    await page.getByRole("searchbox", { name: t("games.search.field") }).fill(` ${searched} `);
    await expect(grid.first).toContainText(searched);
    for (const name of await grid.tiles.allInnerTexts()) expect(name).toContain(searched);
    await page.getByRole("button", { name: t("games.search.clear") }).click();
    await expect(grid.first).toContainText(all.name);
  });

  await test.step("a vendor and a minimum bet narrow the list", async () => {
    await grid.chooseVendor();
    const ofVendor = await grid.size();

    await page
      .getByRole("button", { name: t("games.filter.open"), exact: true })
      .or(page.getByRole("button", { name: t("games.filter.openActive"), exact: true }))
      .click();
    const drawer = page.getByRole("dialog", { name: t("games.filter.title") });
    await drawer.getByRole("radio", { name: money(50), exact: true }).check();
    await drawer.getByRole("button", { name: t("common.apply") }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/minBet=/);
    await expect.poll(grid.size).toBeLessThan(ofVendor);

    await page.getByRole("button", { name: t("games.filter.openActive") }).click();
    await drawer.getByRole("button", { name: t("common.reset") }).click();
    await drawer.getByRole("button", { name: t("common.apply") }).click();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
  });

  await test.step("the list goes on past its third page", async () => {
    await expect(grid.first).toContainText(all.name);
    await grid.scrollTo(3 * PAGE + 1);
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await test.step("the gateway stores a star, and its removal", async () => {
    const tile = await grid.tile(2);
    await tile.star.click();
    await expect(tile.star).toHaveAttribute("aria-pressed", "true");
    await expect.poll(server.favouriteIds).toHaveLength(1);
    await grid.show("fav");
    await expect(grid.tiles).toHaveCount(1);
    await page.reload();
    await expect(grid.tiles).toHaveCount(1);
    const favourite = await grid.tile(1);
    expect(favourite.name).toBe(tile.name);

    await expect(favourite.star).toHaveAttribute("aria-pressed", "true");
    await favourite.star.click();
    await expect(page.getByText(t("games.empty.fav.title"))).toBeVisible();
    await expect.poll(server.favouriteIds).toEqual([]);
    await page.reload();
    await expect(page.getByText(t("games.empty.fav.title"))).toBeVisible();
    await page.getByRole("button", { name: t("games.empty.showAll") }).click();
  });

  const played = await grid.tile(1);
  await test.step("a game opens in its frame and a spin moves the balance", async () => {
    await played.open.click();
    await expect(page.getByRole("heading", { level: 1, name: played.name })).toBeVisible();
    const game = page.frameLocator(`iframe[title="${played.name}"]`);
    await expect(page.getByText(money(500_000))).toBeVisible();
    await game
      .getByRole("button", { name: /^(Girar|Spin|Lanzar|Toss|Despegar|Take off|Repartir|Deal)$/ })
      .click();
    await expect.poll(() => gateway.balanceOf(account)).not.toBe(500_000);
    await expect(page.getByText(money(await gateway.balanceOf(account)))).toBeVisible();
  });

  await test.step("after leaving the game, the list has its position and the game is among the recents", async () => {
    await page.getByRole("button", { name: t("games.play.exit") }).click();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await grid.show("recent");
    await expect(grid.first).toContainText(played.name);
  });

  await test.step("an expired session leads to login, and from there back to the same page", async () => {
    await grid.show("hot");
    const tile = await grid.tile(1);
    await expecting({ statuses: [401] }, async () => {
      const ended = page.waitForURL(/\/m\/login/);
      await gateway.expireSessions(account);
      // One of the page's calls may report it before the tap, and the list is then gone.
      await Promise.race([tile.star.click(), ended]);
      await ended;
      await expectToast(page, t("errors.sessionExpired"));
    });
    await login.logIn(account, member.password);
    await expect(page).toHaveURL(/\/m\/slot-games\?type=hot$/);
    await expect(tile.open).toBeVisible();
  });

  await test.step("signing out asks first, then leaves a signed-out home", async () => {
    await page.getByRole("link", { name: t("shell.tabs.home") }).click();
    await page.getByRole("button", { name: t("shell.profile") }).click();
    const panel = page.getByRole("dialog", { name: t("shell.profile") });
    await panel.getByRole("button", { name: t("shell.signOut") }).click();
    const question = page.getByRole("alertdialog", { name: t("common.logoutQuestion") });
    await question.getByRole("button", { name: t("shell.stay") }).click();
    await expect(question).toBeHidden();
    await panel.getByRole("button", { name: t("shell.signOut") }).click();
    await question.getByRole("button", { name: t("shell.signOut") }).click();

    await expect(page.getByRole("link", { name: t("shell.login") })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), "MC_SESSION_INFO")).toBeNull();
  });
});

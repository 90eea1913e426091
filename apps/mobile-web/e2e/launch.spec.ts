import { expect, moving, test } from "./fixtures.ts";
import { gamePage, launchAt, launchFields, refuseLaunches, SLOT } from "./game-page.ts";
import { gameGrid } from "./lobby.ts";
import { loginPage } from "./login-page.ts";
import { signIn } from "./player.ts";
import { MERCHANT, SESSION_KEY } from "./site-facts.ts";

test.use(moving);

const memberFields = {
  confirmTrans: "0",
  launchMode: "GLS",
  platform: "html5",
  clientType: "2",
  accountType: "1",
  merchantCode: MERCHANT,
  language: "ES",
  webView: "false",
};

test("a member's launch sends the fields of the specification and no other", async ({ page, signedInAs }) => {
  await signedInAs(page, "jugador");
  const { fields, token } = await launchFields(page, "member", () => page.goto(SLOT));
  expect(fields).toEqual({
    ...memberFields,
    gameId: "G-JL-RNG-001",
    nodeId: "JL-RNG-001",
    vassalage: "JL",
  });
  expect(token).toBeTruthy();
});

test("a guest's launch is a call of its own", async ({ page }) => {
  const { fields, token } = await launchFields(page, "guest", () => page.goto(SLOT));
  expect(fields).toEqual({ gameId: "G-JL-RNG-001", nodeId: "JL-RNG-001", platform: "html5" });
  expect(token).toBeUndefined();
});

test("a lottery is launched with its four fields, and so it is after a reload", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  await page.goto("/m/gameList?gameType=LOTT&vassalage=SRT");
  const tile = await gameGrid(page, words).tile(1);
  const first = await launchFields(page, "member", () => tile.open.click());
  const { nodeId, gameId, ...fields } = first.fields;
  expect(fields).toEqual({
    ...memberFields,
    vassalage: "SRT",
    vendor: "SRT",
    gameCode: expect.stringMatching(/^(srt-lott-\d{3}|lobby)$/),
    prizeMode: "Lott",
    playType: expect.stringMatching(/^(trad|ent)$/),
  });
  expect(gameId).toBe(`G-${nodeId}`);
  await expect(gamePage(page, words).inFrame.getByRole("button", { name: "Sortear" })).toBeEnabled();

  const again = await launchFields(page, "member", () => page.reload());
  expect(again.fields).toEqual(first.fields);
});

test("a demonstration becomes the real game when its player logs in, and the way out still leads to the list", async ({
  page,
  words,
}) => {
  const game = gamePage(page, words);
  await page.goto("/m/slot-games");
  const tile = await gameGrid(page, words).tile(1);
  await tile.open.click();
  const title = page.getByRole("heading", { level: 1, name: tile.name });
  await game.plays("demo");
  const demo = await game.frame.getAttribute("src");

  await game.logIn.click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
  await loginPage(page, words).logIn("agente");
  await game.plays("real");
  await expect(title).toBeVisible();
  expect(await game.frame.getAttribute("src")).not.toBe(demo);
  await game.exit.click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
});

test("a member tries the demonstration, also after a reload, and goes back to the game for money (Spec §6)", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const game = gamePage(page, words);
  await signedInAs(page, "jugador");
  await page.goto(SLOT);
  await game.plays("real");
  await page.getByRole("button", { name: t("games.play.practice") }).click();
  await game.plays("demo");
  const { token } = await launchFields(page, "guest", () => page.reload());
  expect(token).toBeUndefined();
  await game.plays("demo");
  await page.getByRole("button", { name: t("games.play.forMoney") }).click();
  await game.plays("real");
});

test("a login that is kept in another tab relaunches the game here, and signing out there makes it a demonstration", async ({
  page,
  context,
  words,
  gatewayUrl,
}) => {
  const { t } = words;
  const game = gamePage(page, words);
  await page.goto(SLOT);
  await game.plays("demo");
  const demo = await game.frame.getAttribute("src");

  const session = await signIn(gatewayUrl, "jugador");
  const other = await context.newPage();
  await other.goto("/m/help");
  await other.evaluate(
    ([key, value]) => {
      localStorage.setItem("autoLogin", "1");
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
  await game.plays("real");
  const real = await game.frame.getAttribute("src");
  expect(real).not.toBe(demo);

  await other.goto("/m/mine");
  await other
    .getByRole("main")
    .getByRole("button", { name: t("shell.signOut") })
    .click();
  await other
    .getByRole("alertdialog")
    .getByRole("button", { name: t("shell.signOut") })
    .click();
  await game.plays("demo");
  expect(await game.frame.getAttribute("src")).not.toBe(real);
  await expect(page).toHaveURL(/\/m\/play\?/);
});

test("signing out in another tab leaves a game that has no demonstration", async ({
  page,
  context,
  words,
  gatewayUrl,
}) => {
  const { t } = words;
  const session = await signIn(gatewayUrl, "jugador");
  await page.goto("/m/help");
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem("autoLogin", "1");
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
  await page.goto("/m/play?node=NPE-PVP-001&game=G-NPE-PVP-001&vendor=NPE&type=PVP");
  await expect(gamePage(page, words).inFrame.getByRole("button", { name: "Lanzar" })).toBeEnabled();

  const other = await context.newPage();
  await other.goto("/m/mine");
  await other
    .getByRole("main")
    .getByRole("button", { name: t("shell.signOut") })
    .click();
  await other
    .getByRole("alertdialog")
    .getByRole("button", { name: t("shell.signOut") })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

const refusals = [
  { code: "game_not_permitted", status: 403, why: "errors.gameNotPermitted", retry: false },
  { code: "game_maintenance", status: 409, why: "errors.gameMaintenance", retry: false },
  { code: "insufficient_permission", status: 403, why: "errors.insufficientPermission", retry: false },
  { code: "game_not_found", status: 404, why: "errors.gameNotFound", retry: false },
  { code: "invalid_input", status: 422, why: "errors.invalidInput", retry: false },
  { code: "unheard_of", status: 400, why: "errors.unknown", retry: true },
] as const;

for (const { code, status, why, retry } of refusals) {
  test(`${code}: says why, and offers ${retry ? "a retry" : "other games"}`, async ({
    page,
    words,
    expecting,
  }) => {
    const { t } = words;
    await expecting({ statuses: [status] });
    await refuseLaunches(page, status, code);
    await page.goto(SLOT);
    const { failure } = gamePage(page, words);
    await expect(failure).toContainText(t(why));
    await expect(failure.getByRole("button", { name: t("common.retry") })).toHaveCount(retry ? 1 : 0);
    await failure.getByRole("link", { name: t("games.play.others") }).click();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
  });
}

test("not logged in: leads to login and back into the game", async ({ page, words, expecting }) => {
  const { t } = words;
  await expecting({ statuses: [403] });
  await refuseLaunches(page, 403, "not_logged_in");
  await page.goto(SLOT);
  const { failure } = gamePage(page, words);
  await expect(failure).toContainText(t("errors.notLoggedIn"));
  await failure.getByRole("link", { name: t("shell.login") }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
});

for (const address of ["", "http://games.example/insecure", "javascript:alert(1)"]) {
  test(`an address that can't be framed, ${JSON.stringify(address)}, is as good as none`, async ({
    page,
    words,
  }) => {
    const { t } = words;
    const game = gamePage(page, words);
    await launchAt(page, address);
    await page.goto(SLOT);
    await expect(game.failure).toContainText(t("errors.gameAddressEmpty"));
    await page.unrouteAll();
    await game.failure.getByRole("button", { name: t("common.retry") }).click();
    await game.plays("demo");
  });
}

test("without a network: says so, and the retry opens the game", async ({ page, words, expecting }) => {
  const { t } = words;
  await expecting({ noAnswer: true });
  const game = gamePage(page, words);
  await page.route("**/api/games/launch-guest?**", (route) => route.abort());
  await page.goto(SLOT);
  await expect(game.failure).toContainText(t("errors.network"));
  await page.unrouteAll();
  await game.failure.getByRole("button", { name: t("common.retry") }).click();
  await game.plays("demo");
});

test("a game's page that answers with an error is no game", async ({ page, words, expecting }) => {
  const { t } = words;
  await expecting({ statuses: [503] });
  const game = gamePage(page, words);
  await page.route("**/play/slots?**", (route) => route.fulfill({ status: 503, body: "Out of order" }));
  await page.goto(SLOT);
  await expect(game.failure).toContainText(t("errors.server"));
  await page.unrouteAll();
  await game.failure.getByRole("button", { name: t("common.retry") }).click();
  await game.plays("demo");
});

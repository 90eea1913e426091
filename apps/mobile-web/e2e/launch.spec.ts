import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { gamePage, launchAt, launchFields, refuseLaunches, SLOT } from "./game-page.ts";
import { loginPage } from "./login-page.ts";
import { signIn } from "./player.ts";
import { signOut } from "./session.ts";
import { MERCHANT, SESSION_KEY } from "./site-facts.ts";
import type { Texts } from "./texts.ts";

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

/** Taps the first slot of the open list; it has a demonstration. */
const openFirst = async (page: Page, words: Texts): Promise<string> => {
  const { name, open } = await gameGrid(page, words).tile(1);
  await open.click();
  return name;
};

test("a demonstration becomes the real game after login, can be tried again, and its exit leads to the list", {
  tag: "@core",
}, async ({ page, words }) => {
  const { t } = words;
  const game = gamePage(page, words);
  await page.goto("/m/slot-games");
  const title = page.getByRole("heading", { level: 1, name: await openFirst(page, words) });
  await game.plays("demo");
  const demo = await game.frame.getAttribute("src");

  await game.logIn.click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
  await loginPage(page, words).logIn("agente");
  await game.plays("real");
  await expect(title).toBeVisible();
  expect(await game.frame.getAttribute("src")).not.toBe(demo);

  await test.step("a member tries the demonstration, also after a reload, and goes back (Spec §6)", async () => {
    await page.getByRole("button", { name: t("games.play.practice") }).click();
    await game.plays("demo");
    const { token } = await launchFields(page, "guest", () => page.reload());
    expect(token).toBeUndefined();
    await game.plays("demo");
    await page.getByRole("button", { name: t("games.play.forMoney") }).click();
    await game.plays("real");
  });

  await game.exit.click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
});

test("a launch sends the fields of the specification, and again after a login or sign-out in another tab", async ({
  page,
  context,
  words,
  gatewayUrl,
}) => {
  const { t } = words;
  const game = gamePage(page, words);
  const session = await signIn(gatewayUrl, "jugador");
  const other = await context.newPage();
  await other.addInitScript(
    ([key, value]) => {
      localStorage.setItem("autoLogin", "1");
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );

  await test.step("a guest's launch is a separate call", async () => {
    const { fields, token } = await launchFields(page, "guest", () => page.goto(SLOT));
    expect(fields).toEqual({ gameId: "G-JL-RNG-001", nodeId: "JL-RNG-001", platform: "html5" });
    expect(token).toBeUndefined();
    await game.plays("demo");
  });
  const demo = await game.frame.getAttribute("src");

  await test.step("a remembered login in another tab relaunches the game here", async () => {
    const { fields, token } = await launchFields(page, "member", () => other.goto("/m/mine"));
    expect(fields).toEqual({
      ...memberFields,
      gameId: "G-JL-RNG-001",
      nodeId: "JL-RNG-001",
      vassalage: "JL",
    });
    expect(token).toBeTruthy();
    await game.plays("real");
  });
  const real = await game.frame.getAttribute("src");
  expect(real).not.toBe(demo);

  await test.step("signing out there switches to the demonstration", async () => {
    await signOut(other, words);
    await game.plays("demo");
    expect(await game.frame.getAttribute("src")).not.toBe(real);
    await expect(page).toHaveURL(/\/m\/play\?/);
  });

  await test.step("signing out there closes a game without a demonstration", async () => {
    await page.goto("/m/play?node=NPE-PVP-001&game=G-NPE-PVP-001&vendor=NPE&type=PVP");
    await loginPage(page, words).remember.check();
    await loginPage(page, words).logIn("jugador");
    await expect(game.inFrame.getByRole("button", { name: "Repartir" })).toBeEnabled();
    await other
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.profile"), exact: true })
      .click();
    await signOut(other, words);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

const refusals = [
  { code: "game_not_permitted", status: 403, why: "errors.gameNotPermitted", retry: false },
  { code: "game_maintenance", status: 409, why: "errors.gameMaintenance", retry: false },
  { code: "insufficient_permission", status: 403, why: "errors.insufficientPermission", retry: false },
  { code: "game_not_found", status: 404, why: "errors.gameNotFound", retry: false },
  { code: "invalid_input", status: 422, why: "errors.invalidInput", retry: false },
  { code: "unheard_of", status: 400, why: "errors.unknown", retry: true },
] as const;

test("a refused launch says why, and offers other games, a retry or the login", { tag: "@core" }, async ({
  page,
  words,
  expecting,
}) => {
  const { t } = words;
  const { failure } = gamePage(page, words);
  await page.goto("/m/slot-games");
  for (const { code, status, why, retry } of refusals) {
    await test.step(`${code} offers ${retry ? "a retry" : "other games"}`, () =>
      expecting({ statuses: [status] }, async () => {
        await refuseLaunches(page, status, code);
        await openFirst(page, words);
        await expect(failure).toContainText(t(why));
        await expect(failure.getByRole("button", { name: t("common.retry") })).toHaveCount(retry ? 1 : 0);
        await failure.getByRole("link", { name: t("games.play.others") }).click();
        await expect(page).toHaveURL(/\/m\/slot-games$/);
        await page.unrouteAll();
      }));
  }

  await test.step("not logged in: redirects to login and back into the game", () =>
    expecting({ statuses: [403] }, async () => {
      await refuseLaunches(page, 403, "not_logged_in");
      await openFirst(page, words);
      await expect(failure).toContainText(t("errors.notLoggedIn"));
      await failure.getByRole("link", { name: t("shell.login") }).click();
      await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
    }));
});

test("an address that isn't a game's page or fails to load is reported, and the retry opens the game", async ({
  page,
  words,
  expecting,
}) => {
  const { t } = words;
  const game = gamePage(page, words);
  const retry = game.failure.getByRole("button", { name: t("common.retry") });
  await launchAt(page, "");
  await page.goto(SLOT);
  await expect(game.failure).toContainText(t("errors.gameAddressEmpty"));
  for (const address of ["http://games.example/insecure", "javascript:alert(1)"]) {
    await test.step(`an address that can't be framed, ${address}, counts as none`, async () => {
      await page.unrouteAll();
      await launchAt(page, address);
      await launchFields(page, "guest", () => retry.click());
      await expect(game.failure).toContainText(t("errors.gameAddressEmpty"));
    });
  }

  await test.step("without a network: says so", () =>
    expecting({ noAnswer: true }, async () => {
      await page.unrouteAll();
      await page.route("**/api/games/launch-guest?**", (route) => route.abort());
      await retry.click();
      await expect(game.failure).toContainText(t("errors.network"));
    }));

  await test.step("a game's page that answers with an error counts as none", () =>
    expecting({ statuses: [503] }, async () => {
      await page.unrouteAll();
      await page.route("**/play/slots?**", (route) => route.fulfill({ status: 503, body: "Out of order" }));
      await retry.click();
      await expect(game.failure).toContainText(t("errors.server"));
    }));

  await page.unrouteAll();
  await retry.click();
  await game.plays("demo");
});

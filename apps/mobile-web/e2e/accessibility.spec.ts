import { expectAccessible, expectAllAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./settled.ts";
import { openWhole } from "./walk-down.ts";

/** Faces of screens that the walk through every route doesn't see: other queries, and a trial account. */
const everyone = ["/m/home?category=SPORTS", "/m/slot-games?name=zzzz"];
const trials = [
  "/m/home",
  "/m/slot-games",
  "/m/hot-games",
  "/m/slot-games?type=fav",
  "/m/recent",
  "/m/mine",
  "/m/inviteFriends",
];

test.describe.configure({ timeout: 120_000 });

test("other faces of screens are accessible to a guest", async ({ page }) => {
  await expectAllAccessible(page, everyone);
});

test("a trial account's screens are accessible", async ({ page, signedInAs }) => {
  await signedInAs(page, "prueba");
  await expectAllAccessible(page, [...everyone, ...trials]);
});

for (const player of ["jugador", "agente"] as const) {
  test(`home is accessible to ${player}, down to its end`, async ({
    page,
    words: { t },
    gateway,
    signedInAs,
  }) => {
    // A request that waits would ask in a dialog of its own.
    await gateway.withdrawContracts("agente");
    await signedInAs(page, player);
    await openWhole(page, "/m/home");
    const winners = page.getByRole("region", { name: t("lowerHome.winners") });
    await expect(winners.getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("every dialog is accessible", async ({ page, words: { t }, signedInAs }) => {
  await signedInAs(page, "prueba");
  await openSettled(page, "/m/home");
  await page.getByRole("button", { name: t("shell.openMenu") }).click();
  await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: t("shell.profile") }).click();
  const panel = page.getByRole("dialog", { name: t("shell.profile") });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: t("shell.signOut") }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);

  await openSettled(page, "/m/slot-games");
  await page.getByRole("button", { name: t("games.filter.open") }).click();
  await expect(page.getByRole("dialog", { name: t("games.filter.title") })).toBeVisible();
  await expectAccessible(page);
});

test("refusals, failures and closed doors are accessible", async ({ page, words, gateway, expecting }) => {
  await expecting({ statuses: [403, 451, 500, 503] });
  const login = loginPage(page, words);
  await openSettled(page, "/m/login");
  for (const attempt of [1, 2, 3]) {
    await login.logIn("agente", `wrong-${attempt}`);
    await expect(page.getByText(words.t("errors.wrongPassword"))).toBeVisible();
    await expect(login.submit).toBeEnabled();
  }
  await expect(login.captcha).toBeVisible();
  await expectAccessible(page);
  await login.captcha.fill(await gateway.lastCaptcha());
  await login.logIn("agente");
  await expect(page).toHaveURL(/\/m\/home$/);

  await gateway.breakCalls({ listGames: "error" });
  await page.goto("/m/slot-games");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectAccessible(page);

  for (const [why, title] of [
    [{ maintenance: true }, "closed.maintenanceTitle"],
    [{ maintenance: false, regionRestriction: true }, "closed.regionTitle"],
    [{ regionRestriction: false, blocked: true }, "closed.blockedTitle"],
  ] as const) {
    await gateway.closeSite(why);
    await page.goto("/m/home");
    await expect(page.getByRole("heading", { level: 1, name: words.t(title) })).toBeVisible();
    // The ways to a human come with the status.
    await expect(page.getByRole("list", { name: words.t("closed.service") })).toBeVisible();
    await expectAccessible(page);
  }
});

test("a game's page is accessible around its frame", async ({ page, words, signedInAs }) => {
  await signedInAs(page, "prueba");
  await openSettled(page, "/m/slot-games");
  await page
    .getByRole("list", { name: words.t("games.list") })
    .getByRole("button")
    .first()
    .click();
  await expect(page.frameLocator("iframe").getByRole("group").first()).toBeVisible();
  await expectAccessible(page);
});

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { menusOf } from "./menus-page.ts";
import { navigateTo, openSettled, scrollToEnd, settle } from "./navigation.ts";

/** Screens that the walk through every route doesn't cover: a trial account's, and other queries. */
const trials = [
  "/m/hot-games",
  "/m/slot-games?type=fav",
  "/m/recent",
  "/m/mine",
  "/m/inviteFriends",
  "/m/slot-games?name=zzzz",
  "/m/home?category=SPORTS",
];

test.describe.configure({ timeout: 120_000 });

/** The pages that guests and members use most; `every-route.spec.ts` covers the rest. */
const mainPages = {
  guest: ["/m/home", "/m/slot-games", "/m/activity", "/m/login", "/m/register"],
  jugador: [
    "/m/home",
    "/m/voucherCenter",
    "/m/withdraw",
    "/m/transaction/record",
    "/m/rewardCenter",
    "/m/message",
  ],
} as const;

for (const visitor of ["guest", "jugador"] as const)
  test(`the main pages are accessible (${visitor})`, { tag: "@core" }, async ({ page, signedInAs }) => {
    if (visitor !== "guest") await signedInAs(page, visitor);
    for (const [place, address] of mainPages[visitor].entries())
      await test.step(address, async () => {
        await (place === 0 ? openSettled : navigateTo)(page, address);
        await expect(page).toHaveURL(address);
        await expectAccessible(page);
      });
  });

test("a trial's screens, dialogs and a game's page are accessible", async ({ page, words, signedInAs }) => {
  const { t } = words;
  const { side, panel, bottom, rejection, openSide, openPanel } = menusOf(page, words);
  await signedInAs(page, "prueba");
  await openSettled(page, "/m/home");

  await test.step("the side menu", async () => {
    await openSide();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(side).toBeHidden();
  });

  await test.step("the panel, and its question", async () => {
    await openPanel();
    await expectAccessible(page);
    await panel.getByRole("button", { name: t("shell.signOut") }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  await test.step("a free account's answer to a deposit", async () => {
    await bottom.getByRole("link", { name: t("shell.tabs.deposit") }).click();
    await expect(rejection).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(rejection).toBeHidden();
  });

  await test.step("home, down to its end", async () => {
    await scrollToEnd(page);
    await settle(page);
    await expect(page).toHaveURL("/m/home");
    await expect(
      page
        .getByRole("region", { name: t("lowerHome.winners") })
        .getByRole("listitem")
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  for (const address of trials)
    await test.step(address, async () => {
      await navigateTo(page, address);
      await expect(page).toHaveURL(address);
      await expectAccessible(page);
    });

  await test.step("the slots, their filter and a game around its frame", async () => {
    await navigateTo(page, "/m/slot-games");
    await expect(page).toHaveURL("/m/slot-games");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("games.filter.open") }).click();
    const filter = page.getByRole("dialog", { name: t("games.filter.title") });
    await expect(filter).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(filter).toBeHidden();
    await page
      .getByRole("list", { name: t("games.list") })
      .getByRole("link")
      .first()
      .click();
    await expect(page.frameLocator("iframe").getByRole("group").first()).toBeVisible();
    await expectAccessible(page);
  });
});

test("a guest's other pages, refusals, failures and closed pages are accessible", async ({
  page,
  words,
  gateway,
  member,
  expecting,
}) => {
  await expecting({ statuses: [403, 451, 500, 503] });
  const login = loginPage(page, words);
  await openSettled(page, "/m/home?category=SPORTS");
  await expect(page).toHaveURL("/m/home?category=SPORTS");
  await expectAccessible(page);
  await navigateTo(page, "/m/slot-games?name=zzzz");
  await expect(page).toHaveURL("/m/slot-games?name=zzzz");
  await expectAccessible(page);

  await navigateTo(page, "/m/login");
  for (const attempt of [1, 2, 3]) {
    await login.logIn(member.username, `wrong-${attempt}`);
    await expect(page.getByText(words.t("errors.wrongPassword"))).toBeVisible();
    await expect(login.submit).toBeEnabled();
  }
  await expect(login.captcha).toBeVisible();
  await expect(login.picture).toBeVisible();
  await expectAccessible(page);
  await login.captcha.fill(await gateway.lastCaptcha());
  await login.logIn(member.username, member.password);
  await expect(page).toHaveURL(/\/m\/home$/);

  await gateway.breakCalls({ listGames: "error" });
  await navigateTo(page, "/m/slot-games");
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
    // The contacts load with the status.
    await expect(page.getByRole("list", { name: words.t("closed.service") })).toBeVisible();
    await expectAccessible(page);
  }
});

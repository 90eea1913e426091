import { answerElsewhere } from "./around-page.ts";
import { expect, moving, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";

test.use(moving);

/** Pages that the game centre links to for every merchant. */
const centrePages = [
  "/m/slot-games",
  "/m/fishing-games",
  "/m/poker-games",
  "/m/live-games",
  "/m/sport-games",
  "/m/esport-games",
  "/m/cockfight",
  "/m/inhouse",
];

test("a guest's side menu: every entry closes it, the language changes", async ({ page, words }) => {
  const { t } = words;
  const { side, openSide } = menusOf(page, words);
  const start = "/m/home?category=INHOUSE";
  await page.goto(start);
  await openSide();
  const content = side.getByRole("navigation", { name: t("shell.categoriesMenu") });
  const ways = content.locator(".app-menu__grid").getByRole("link");
  await expect(ways.filter({ hasText: t("shell.categories.SPORTS") }).first()).toBeVisible();
  // Recents are for players only.
  await expect(side.getByRole("link", { name: t("shell.categories.RECENT") })).toHaveCount(0);
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.slice(0, 2)).toEqual(["/m/home", "/m/home?category=HOT"]);
  // RNG, FISH, LIVE and PVP navigate; the others switch home's content (Spec §2 "Side menu").
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/m/slot-games",
      "/m/fishing-games",
      "/m/live-games",
      "/m/poker-games",
      "/m/home?category=SPORTS",
      "/m/home?category=LOTT",
    ]),
  );

  const shown = page
    .getByRole("navigation", { name: t("home.categories") })
    .getByRole("link", { name: t("shell.categories.INHOUSE"), exact: true });
  for (const href of hrefs) {
    await test.step(href, async () => {
      await ways.nth(hrefs.indexOf(href)).click();
      await expect(side).toBeHidden();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      if (href !== start) await page.goBack();
      await expect(page).toHaveURL(start);
      // The address changes first; an open menu closes once the page changes too.
      await expect(shown).toHaveAttribute("aria-current", "true");
      await openSide();
    });
  }

  await test.step("the language changes, and the menu stays", async () => {
    await side.getByRole("combobox", { name: t("shell.language") }).selectOption("EN");
    const english = page.getByRole("dialog", { name: "Menu" });
    await expect(english).toBeVisible();
    await expect(english.getByText("Game center")).toBeVisible();
  });
});

test("a player's side menu has the recents, the sign-out question, the account, a vendor's lottery", async ({
  page,
  context,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const { side, panel, openSide } = menusOf(page, words);
  await signedInAs(page, "jugador");
  await page.goto("/m/home");

  await test.step("the recents", async () => {
    await openSide();
    await side
      .getByRole("link", { name: t("shell.categories.RECENT") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/m\/home\?category=RECENT$/);
    const recents = page.getByRole("heading", { level: 2, name: t("shell.categories.RECENT") });
    await expect(recents).toBeVisible();
    await page.reload();
    await expect(recents, "by its address").toBeVisible();
    await expect(page.getByRole("heading", { name: t("home.hot") })).toHaveCount(0);
  });

  await test.step("the sign-out question, and the account", async () => {
    const question = page.getByRole("alertdialog", { name: t("common.logoutQuestion") });
    await openSide();
    await side.getByRole("button", { name: t("shell.signOut") }).click();
    await expect(question).toBeVisible();
    // The phone's "back" cancels a dialog, and only leaves the page when no dialog is open.
    await page.goBack();
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(side).toBeHidden();
    await expect(page).toHaveURL("/m/home?category=RECENT");
    await openSide();
    await side.getByRole("button", { name: t("menu.openPanel") }).click();
    await expect(side).toBeHidden();
    await expect(panel.getByRole("button", { name: t("shell.signOut") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  await test.step("the game centre unfolds, and a lottery there opens its vendor's game", async () => {
    await openSide();
    const centre = side.locator("details").filter({ hasText: t("menu.gameCentre") });
    const lottery = centre.getByRole("link", { name: t("shell.categories.LOTT"), exact: true });
    await expect(lottery).toBeHidden();
    await centre.locator("summary").press("Enter");
    await expect(lottery).toBeVisible();
    const hrefs = await centre
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.slice(0, 3)).toEqual(["/m/home", "/m/hot-games", "/m/recent"]);
    expect(hrefs).toEqual(expect.arrayContaining(centrePages));
    await lottery.click();
    await expect(side).toBeHidden();
    await expect(page).toHaveURL(/\/m\/play\?.*vendor=TCG_/);
  });

  await test.step("a guest at the recents' address sees no player data", async () => {
    const guest = await context.newPage();
    await guest.goto("/m/home?category=RECENT");
    await expect(guest.getByRole("heading", { name: t("home.hot") })).toBeVisible();
  });
});

test("a menu without its categories says so and recovers on retry", async ({ page, words, failing }) => {
  const { t } = words;
  const { side, openSide } = menusOf(page, words);
  await failing("listVendorCategories", async () => {
    await page.goto("/m/login");
    await page.getByRole("button", { name: t("common.back") }).click();
    await openSide();
    await expect(side.getByRole("alert").getByText(t("home.failed"))).toBeVisible();
    await expect(side.getByRole("link", { name: t("shell.tabs.home") })).toBeVisible();
  });
  await side
    .getByRole("alert")
    .getByRole("button", { name: t("common.retry") })
    .click();
  await expect(side.getByRole("link", { name: t("shell.categories.RNG") }).first()).toBeVisible();
});

test("a guest's side menu has the app while there is one, customer service by Facebook and Telegram, banners", async ({
  page,
  context,
  words,
  withSwitch,
}) => {
  const { t } = words;
  await answerElsewhere(context);
  const { side, openSide } = menusOf(page, words);
  const header = page.getByRole("banner").getByRole("button", { name: t("download.title") });
  const service = page.getByRole("button", { name: t("service.open") });
  await page.goto("/m/home");

  await test.step("the app is offered in home's header and in the menu", async () => {
    await expect(header).toBeVisible();
    await openSide();
    await side.getByRole("button", { name: t("menu.app") }).click();
    await expect(side).toBeHidden();
    const popup = page.getByRole("dialog", { name: t("download.title") });
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  });

  await test.step("customer service opens in a new tab and closes the menu", async () => {
    await openSide();
    const contacts = side.locator(".app-service").getByRole("link");
    await expect(contacts.first()).toBeVisible();
    const hosts = await contacts.evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.host : "")),
    );
    expect(hosts.toSorted()).toEqual(["facebook.com", "t.me"]);

    const opened = context.waitForEvent("page");
    await contacts.filter({ hasText: "t.me" }).click();
    const elsewhere = await opened;
    await expect(elsewhere).toHaveURL("https://t.me/volado_demo");
    await expect(side).toBeHidden();
    await expect(page).toHaveURL("/m/home");
    await elsewhere.close();
  });

  await test.step("the banners loop, can be stopped, are links and close the menu", async () => {
    await openSide();
    const banners = side.getByRole("region", { name: t("home.banners") });
    // Its code loads when it becomes visible.
    await banners.scrollIntoViewIfNeeded();
    const next = banners.getByRole("button", { name: t("home.next") });
    await expect(next).toBeEnabled();
    await banners.getByRole("button", { name: t("home.pauseBanners") }).click();
    await expect(banners.getByRole("button", { name: t("home.playBanners") })).toBeVisible();
    const lottery = banners.locator('.vo-banner__slide:not([inert]) a[href$="/m/lottery"]');
    // They may have moved on before they were stopped.
    if ((await lottery.count()) === 0) await next.click();
    await lottery.click();
    await expect(side).toBeHidden();
    await expect(page).toHaveURL(/\/m\/lottery$/);
  });

  await test.step("there is no app", () =>
    withSwitch("APP_DOWNLOAD", false, async () => {
      await page.goto("/m/home");
      await expect(service).toBeVisible();
      await expect(header).toHaveCount(0);
      await openSide();
      await expect(side.getByText(t("shell.language"))).toBeVisible();
      await expect(side.getByRole("button", { name: t("menu.app") })).toHaveCount(0);
    }));
});

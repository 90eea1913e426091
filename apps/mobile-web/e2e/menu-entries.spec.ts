import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { menusOf } from "./menus-page.ts";
import { firstLevel, type Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

/** The side menu's own entries, and their pages (Spec §2 "Menu entries"). */
const entries = [
  { text: "menu.withdraw", to: "/m/withdraw", title: "shell.titles.withdraw" },
  { text: "menu.dailySignIn", to: "/m/activity/signIn", title: "shell.titles.dailySignIn" },
  { text: "menu.rewardCentre", to: "/m/rewardCenter", title: "shell.titles.rewards" },
  { text: "menu.dailyTasks", to: "/m/rewardCenter?view=tasks", title: "shell.titles.rewards" },
  { text: "menu.promoCode", to: "/m/promoCode", title: "shell.titles.promoCode" },
] as const;

/** The panel's items except home, and their pages (Spec §2 "Right member menu"). */
const items = [
  { text: "shell.tabs.deposit", to: "/m/voucherCenter", title: "shell.titles.deposit" },
  { text: "menu.withdraw", to: "/m/withdraw", title: "shell.titles.withdraw" },
  { text: "menu.benefits", to: "/m/member/benefits", title: "shell.titles.benefits" },
  { text: "menu.securityCentre", to: "/m/securityCenter", title: "shell.titles.security" },
  { text: "menu.memberCentre", to: "/m/member/home", title: "shell.titles.memberHome" },
  { text: "menu.invite", to: "/m/inviteFriends", title: "shell.titles.inviteFriends" },
] as const;

/** The bottom menu's items except home, their pages (Spec §2 "Bottom menu"), and whether they are for players only. */
const tabs = [
  { tab: "sports", to: "/m/sport-games", title: "shell.titles.sports", own: false },
  { tab: "invite", to: "/m/inviteFriends", title: "shell.titles.inviteFriends", own: true },
  { tab: "deposit", to: "/m/voucherCenter", title: "shell.titles.deposit", own: true },
  { tab: "profile", to: "/m/mine", title: "shell.titles.profile", own: true },
] as const;

/** Waits for the login page that returns to an address. */
const expectLogin = (page: Page, back: string): Promise<void> =>
  expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === "/m/login" && searchParams.get("back") === back,
  );

/** Waits for home after a page that was opened from a menu. */
const backHome = async (page: Page): Promise<void> => {
  await page.goBack();
  await expect(page).toHaveURL("/m/home");
};

interface Walk {
  readonly menu: Locator;
  readonly open: () => Promise<void>;
  readonly rows: readonly (typeof entries | typeof items)[number][];
  /** Guests are redirected to login first. */
  readonly guest?: boolean;
}

/** Taps each row of a menu, checks that its page opens and the menu closes, and goes back for the next one. */
const walkRows = async (page: Page, { t }: Texts, { menu, open, rows, guest = false }: Walk) => {
  for (const { text, to, title } of rows) {
    await test.step(to, async () => {
      await open();
      await menu.getByRole("link", { name: t(text), exact: true }).click();
      await expect(menu).toBeHidden();
      if (guest) await expectLogin(page, to);
      else {
        await expect(page).toHaveURL(to);
        await expect(page.getByRole("heading", { level: 1, name: t(title), exact: true })).toBeVisible();
      }
      await backHome(page);
    });
  }
};

/** Opens a part of the menu unless it is still open. */
const unfold = async (part: Locator): Promise<void> => {
  if (!(await part.evaluate((details) => details instanceof HTMLDetailsElement && details.open)))
    await part.locator("summary").click();
};

test("every entry and promotion of a member's side menu opens its page and closes the menu", async ({
  page,
  words,
  signedInAs,
  member,
}) => {
  const { t } = words;
  const { side, openSide } = menusOf(page, words);
  await signedInAs(page, member);
  await page.goto("/m/home");
  await walkRows(page, words, { menu: side, open: openSide, rows: entries });

  const promotions = side.locator("details").filter({ hasText: t("menu.promotions") });
  const single = promotions.locator('a[href^="/m/activityDetail?id="]');
  for (const place of [0, 1, 2]) {
    await test.step(`promotion ${place + 1}`, async () => {
      await openSide();
      await unfold(promotions);
      await expect(single).toHaveCount(3);
      const address = (await single.nth(place).getAttribute("href")) ?? "";
      await single.nth(place).click();
      await expect(side).toBeHidden();
      await expect(page).toHaveURL(address);
      await backHome(page);
    });
  }
  await openSide();
  await unfold(promotions);
  await promotions.getByRole("link", { name: t("menu.allPromotions") }).click();
  await expect(side).toBeHidden();
  await expect(page).toHaveURL("/m/activity");
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.promotions") })).toBeVisible();
});

test("a guest's menu items lead through login to their pages", async ({ page, words, member }) => {
  const { t } = words;
  const { side, panel, bottom, openSide, openPanel } = menusOf(page, words);
  await page.goto("/m/home");
  await walkRows(page, words, {
    menu: panel,
    open: () => openPanel(true),
    rows: items.filter(({ text }) => text !== "menu.benefits"),
    guest: true,
  });
  for (const { tab, to } of tabs.filter(({ own }) => own)) {
    await test.step(`the bottom menu's ${to}`, async () => {
      await bottom.getByRole("link", { name: t(`shell.tabs.${tab}`), exact: true }).click();
      await expectLogin(page, to);
      await backHome(page);
    });
  }
  await walkRows(page, words, { menu: side, open: openSide, rows: entries, guest: true });
  await page.goForward();
  await loginPage(page, words).logIn(member.username, member.password);
  await expect(page).toHaveURL("/m/promoCode");
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.promoCode") })).toBeVisible();
});

test("every item of a member's panel and bottom menu opens its page, whose title matches, and the name is copied", async ({
  page,
  context,
  words,
  language,
  signedInAs,
}) => {
  const { t } = words;
  const { panel, bottom, openPanel } = menusOf(page, words);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The club needs a label.
  await signedInAs(page, "jugador");
  await page.goto("/m/home?category=SPORTS");
  await openPanel();
  await panel.getByRole("link", { name: t("shell.tabs.home"), exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/m/home");
  await walkRows(page, words, { menu: panel, open: () => openPanel(), rows: items });

  const item = (tab: "home" | (typeof tabs)[number]["tab"]) =>
    bottom.getByRole("link", { name: t(`shell.tabs.${tab}`), exact: true });
  for (const { tab, to, title } of tabs) {
    await test.step(`the bottom menu's ${to}`, async () => {
      await item(tab).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1, name: t(title), exact: true })).toBeVisible();
      await expect(item(tab)).toHaveAttribute("aria-current", /page|true/);
      await backHome(page);
      await expect(item("home")).toHaveAttribute("aria-current", "page");
    });
  }

  await test.step("the name", async () => {
    await openPanel();
    // Loads with the member data.
    await expect(panel.getByText(firstLevel[language])).toBeVisible();
    const name = await panel.locator(".app-member__name").textContent();
    await panel.getByRole("button", { name: t("shell.copyName") }).click();
    await expectToast(page, t("common.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
  });
});

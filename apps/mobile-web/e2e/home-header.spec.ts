import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";
import { type Texts, textsIn } from "./texts.ts";

test.use(moving);

/** The narrowest phone, widths in between, and the page's maximum (kit token "page-max"). */
const widths = [320, 360, 390, 412, 440, 480];

/** Below it, the search has the space of the app's button, which the side menu has too (docs/decisions/094). */
const APP_FROM = 360;

/** CSS pixels: a finger's target, and the gap between two buttons side by side. */
const TARGET = 44;
const APART = 8;

/** Height of the bar with its single line. */
const ONE_LINE = 56;

/** The tappable elements of the header from left to right, except the logo, which may be smaller. */
const targets = (page: Page) =>
  page
    .getByRole("banner")
    .locator(":is(button, label, .vo-header__end a):visible")
    .evaluateAll((elements) =>
      elements
        .map((element) => {
          const { left, right, width, height } = element.getBoundingClientRect();
          return {
            name: element.getAttribute("aria-label") ?? element.textContent,
            left,
            right,
            width,
            height,
          };
        })
        .toSorted((one, other) => one.left - other.left),
    );

/** Expects the header to be one line on the screen, with complete targets as large as a finger. */
const expectOneLine = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 700 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  expect((await page.getByRole("banner").boundingBox())?.height, `at ${width} pixels`).toBeLessThanOrEqual(
    ONE_LINE,
  );
  const all = await targets(page);
  for (const [place, { name, left, right, ...size }] of all.entries()) {
    const what = `${name} at ${width} pixels`;
    expect(Math.min(size.width, size.height), what).toBeGreaterThanOrEqual(TARGET);
    expect(right, what).toBeLessThanOrEqual(width);
    // The panel's target is wider than its picture, and may extend below the element before it.
    expect(left - (all[place - 1]?.right ?? 0), what).toBeGreaterThanOrEqual(-TARGET / 10);
  }
};

test("a guest's header has search, app, language and both login buttons, apart, at every width", async ({
  page,
  words,
}) => {
  await page.goto("/m/home");
  const banner = page.getByRole("banner");

  const expectGuestHeader = async ({ t }: Texts) => {
    const app = banner.getByRole("button", { name: t("download.title") });
    const [login, register] = [t("shell.login"), t("shell.register")].map((name) =>
      banner.getByRole("link", { name }),
    );
    const search = banner.getByRole("button", { name: t("games.search.field") });
    await expect(app).toBeVisible();
    for (const width of widths) {
      await test.step(`${width} pixels`, async () => {
        await expectOneLine(page, width);
        await expect(app).toBeVisible({ visible: width >= APP_FROM });
        await expect(search).toBeVisible();
        const [before, after] = [await login?.boundingBox(), await register?.boundingBox()];
        if (!before || !after) throw new Error("A login button is missing.");
        expect(after.x - before.x - before.width, "between both ways in").toBeGreaterThanOrEqual(APART);
      });
    }
  };

  await test.step("in Spanish", () => expectGuestHeader(words));
  await banner.getByRole("combobox", { name: words.t("shell.language") }).selectOption("EN");
  await test.step("in English", async () => expectGuestHeader(await textsIn("EN")));
});

test("a member's header has search, app, the whole balance, the deposit and the panel at every width", async ({
  page,
  words,
  gateway,
  member,
  signedInAs,
}) => {
  const { t, money } = words;
  const { panel, openPanel } = menusOf(page, words);
  const banner = page.getByRole("banner");
  // While the panel is open, it has the banner role too, after the header.
  const figures = banner.locator(".vo-balance__amount").first();
  const deposit = banner.getByRole("button", { name: t("shell.tabs.deposit") });
  const app = banner.getByRole("button", { name: t("download.title") });
  await gateway.setBalance(member.username, 100);
  await signedInAs(page, member);
  await page.goto("/m/home");
  // Wait for the first balance: a refresh before it would have no effect.
  await expect(figures).toContainText(money(100));

  for (const [sum, centavos] of [
    ["thousands", 1_248_050],
    ["hundreds of thousands", 12_345_678],
    ["millions", 123_456_789],
    ["the most that the console sets", 1_000_000_000],
  ] as const) {
    await test.step(sum, async () => {
      await gateway.setBalance(member.username, centavos);
      await openPanel();
      await panel.getByRole("button", { name: t("shell.refreshBalance") }).click();
      await expect(figures).toContainText(money(centavos));
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      for (const width of widths) {
        await test.step(`${width} pixels`, async () => {
          await expectOneLine(page, width);
          for (const name of ["games.search.field", "shell.profile"] as const)
            await expect(banner.getByRole("button", { name: t(name) })).toBeVisible();
          await expect(app).toBeVisible({ visible: width >= APP_FROM });
          await expect(deposit).toBeVisible();
          expect(await figures.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
      }
    });
  }
});

import type { Page } from "@playwright/test";
import { aroundPage, comeBack } from "./around-page.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout.ts";
import { menusOf } from "./menus-page.ts";

const LONG_AGO = JSON.stringify({ firstVisit: 1, seen: false });

const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, stored, done]) => {
      if (window !== window.top || sessionStorage.getItem(done)) return;
      sessionStorage.setItem(done, "1");
      localStorage.setItem(name, stored);
    },
    [key, value, `e2e-${key}`] as const,
  );

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const runInstalled = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));

test.describe("the download bar", () => {
  test("shows on home only, opens a popup with every download, and stays away once dismissed", async ({
    page,
    words,
  }) => {
    const { t } = words;
    const { bar, get, dismiss, popup, appLink, guide, service } = aroundPage(page, words);
    const { bottom, side, openSide } = menusOf(page, words);
    await comeBack(page);
    await page.goto("/m/home");

    await test.step("above the menu, and moves nothing when it appears", async () => {
      await expect(bar).toBeVisible();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      const [over, under] = [await bar.boundingBox(), await bottom.boundingBox()];
      if (!over || !under) throw new Error("Nothing to measure.");
      expect(over.y + over.height).toBeLessThanOrEqual(under.y);
    });

    await test.step("on home only; the phone's back closes the popup before it leaves the page", async () => {
      await openSide();
      await side.getByRole("link", { name: t("shell.categories.RNG") }).click();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await expect(service).toBeVisible();
      await expect(bar).toHaveCount(0);
      await bottom.getByRole("link", { name: t("shell.tabs.home") }).click();
      await get.click();
      await expect(popup).toBeVisible();
      await page.goBack();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(/\/m\/home$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
    });

    await test.step("the popup has every download for a computer", async () => {
      await bottom.getByRole("link", { name: t("shell.tabs.home") }).click();
      await get.click();
      await expect(popup).toBeVisible();
      for (const way of ["ios", "profile", "android"] as const) {
        await expect(appLink(way)).toHaveAttribute("rel", "noopener noreferrer");
        await expect(appLink(way)).toHaveAttribute("target", "_blank");
      }
      await expect(guide("safari")).toBeVisible();
      await expect(guide("chrome")).toBeAttached();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
      await expect(get).toBeFocused();
    });

    await test.step("stays away once dismissed", async () => {
      await dismiss.click();
      await expect(bar).toHaveCount(0);
      expect(await stored(page, "hideDownloadBar")).toBe("1");
      await page.reload();
      await expect(service).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  });

  test("is missing in the installed site, where the app page says why", async ({ page, words }) => {
    const { bar, service, appLink } = aroundPage(page, words);
    await comeBack(page);
    await runInstalled(page);
    await page.goto("/m/app");
    await expect(page.getByText(words.t("install.app.installed"))).toBeVisible();
    await expect(appLink("ios")).toHaveCount(0);
    await page.getByRole("button", { name: words.t("common.back") }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByText(words.t("install.app.installed"))).toHaveCount(0);
    await expect(service).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe("the download popup", () => {
  // download.test.ts of the domain and app-offer.test.tsx cover what it offers each device.
  test("leaves a first visit alone, as the bar does", async ({ page, words }) => {
    const { popup, bar, service } = aroundPage(page, words);
    await page.clock.install();
    await page.goto("/m/home");
    await expect(service).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(popup).toBeHidden();
    await expect(bar).toHaveCount(0);
  });

  test("opens once by itself for a returning visitor, after the first touch", async ({ page, words }) => {
    const { popup, service } = aroundPage(page, words);
    await store(page, "downloadOffer", LONG_AGO);
    await page.goto("/m/home");
    await expect(service).toBeVisible();
    // On a slow machine it may have opened by now and cover the element to touch.
    await page.getByRole("heading", { name: words.t("home.hot") }).dispatchEvent("pointerup");
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    expect(JSON.parse((await stored(page, "downloadOffer")) ?? "")).toEqual({ firstVisit: 1, seen: true });

    await page.clock.install();
    await page.reload();
    await expect(service).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(popup).toBeHidden();
  });
});

test.describe("the page about the app", () => {
  test("shows the merchant's coloured text and every download, and sends a member home to the bar", async ({
    page,
    context,
    words,
    signedInAs,
  }) => {
    const { appLink, guide, bar } = aroundPage(page, words);
    await signedInAs(page, "jugador");
    await comeBack(page);
    await page.goto("/m/app");
    await expect(page).toHaveTitle(new RegExp(words.t("shell.titles.app")));
    const description = page.getByText("Tus juegos, tu saldo y tus promociones a un toque. Gasta menos");
    const channels = await description.evaluate((text) => getComputedStyle(text).color.match(/\d+/g));
    expect(channels).toEqual(["255", "233", "184"]);
    for (const way of ["ios", "profile", "android"] as const) await expect(appLink(way)).toBeVisible();
    await expect(guide("safari")).toBeVisible();

    const opened = context.waitForEvent("page");
    await appLink("android").click();
    const standIn = await opened;
    await expect(standIn.getByRole("heading", { name: "Volado · Android" })).toBeVisible();
    await standIn.close();

    await page.getByRole("button", { name: words.t("common.back") }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(bar).toBeVisible();
  });
});

import type { Page, Request } from "@playwright/test";
import { newName } from "./accounts.ts";
import type { Console } from "./console.ts";
import { expect, test } from "./fixtures.ts";
import { navigateTo, openSettled } from "./navigation.ts";
import { registerPage } from "./register-page.ts";
import type { Texts } from "./texts.ts";

/** How the gateway receives the site's display mode: in calls and in a registration (Spec §3, §7). */
interface Reported {
  readonly device: string | undefined;
  readonly method: string;
}

/** Registers on the open form, and expects the gateway to receive this method. */
const expectReportedAs = async (page: Page, words: Texts, gateway: Console, { device, method }: Reported) => {
  const form = registerPage(page, words, gateway);
  const name = newName();
  await form.fillIn(name);
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await form.send();
  expect((await (await sent).allHeaders()).device).toBe(device);
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await gateway.accountOf(name)).toMatchObject({ registerMethod: method });
};

test("a site opened in a browser links to its manifest and icons, and reports the browser to the gateway", async ({
  page,
  words,
  gateway,
  request,
}) => {
  await page.goto("/m/home");

  await test.step("the page links to a manifest with icons, and to nothing that a phone can't load", async () => {
    const link = page.locator("link[rel='manifest']");
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()).toMatchObject({
      "content-type": "application/manifest+json",
      "cache-control": "no-cache",
    });
    const manifest: {
      icons: readonly { src: string; purpose: string }[];
      screenshots: readonly { src: string }[];
      start_url: string;
    } = await answer.json();
    expect(manifest).toMatchObject({ display: "standalone", start_url: "/m/home", scope: "/" });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src } of manifest.screenshots)
      expect((await request.get(src)).headers()["content-type"]).toBe("image/webp");
    expect(manifest.screenshots).toHaveLength(2);
    const apple = await page.locator("link[rel='apple-touch-icon']").getAttribute("href");
    for (const address of [...manifest.icons.map(({ src }) => src), apple ?? ""]) {
      const icon = await request.get(address);
      expect(icon.headers()).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
      });
    }
  });

  await test.step("its shortcuts are pages, and shared links are opened, shared text is searched for", async () => {
    const answer = await request.get("/manifest.webmanifest");
    const {
      shortcuts,
      share_target: share,
    }: { shortcuts: readonly { url: string }[]; share_target: { action: string } } = await answer.json();
    for (const { url } of shortcuts) expect(url).toMatch(/^\/m\/\w/);
    const origin = new URL(page.url()).origin;
    await page.goto(`${share.action}?text=${encodeURIComponent("Campana")}`);
    await expect(page).toHaveURL(/\/m\/slot-games\?name=Campana$/);
    await expect(page.getByRole("searchbox", { name: words.t("games.search.field") })).toHaveValue("Campana");
    await page.goto(`${share.action}?url=${encodeURIComponent(`${origin}/m/help`)}`);
    await expect(page).toHaveURL(/\/m\/help/);
  });

  await test.step("the worker is never cached", async () => {
    const { "cache-control": caching, "content-type": type } = (await request.get("/sw.js")).headers();
    expect(caching).toBe("no-cache");
    expect(type).toContain("javascript");
  });

  await test.step("a registration reports the browser", async () => {
    await navigateTo(page, "/m/register");
    await expectReportedAs(page, words, gateway, { device: undefined, method: "H5" });
  });
});

test("an installed site reports itself, from the home screen or web clip", async ({
  page,
  words,
  gateway,
}) => {
  // As iOS reports it; elsewhere it is a media query that tests can't set.
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));

  await test.step("an installed site's very first calls report it too", async () => {
    const calls: Promise<string | undefined>[] = [];
    const noteCalls = (request: Request): void => {
      if (request.resourceType() === "fetch" && new URL(request.url()).pathname.startsWith("/api/"))
        calls.push(request.allHeaders().then(({ device }) => device));
    };
    page.on("request", noteCalls);
    await openSettled(page, "/m/fishing-games");
    page.off("request", noteCalls);
    const devices = await Promise.all(calls);
    expect(devices).not.toEqual([]);
    expect(new Set(devices)).toEqual(new Set(["OTHERS"]));
  });

  await test.step("a registration from the home screen", async () => {
    await page.goto("/m/register");
    await expectReportedAs(page, words, gateway, { device: "OTHERS", method: "PWA" });
  });

  // Opened by its profile, also in a window of its own: the web clip takes precedence.
  await test.step("a registration from a web clip", async () => {
    await page.goto("/m/home?webclip=1");
    // Detecting a web clip happens after the first view.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("WEBCLIP"))).toBe("1");
    await navigateTo(page, "/m/register");
    await expectReportedAs(page, words, gateway, { device: "OTHERS", method: "WEBCLIP" });
  });
});

test.describe("a site opened in the merchant's app", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36 NativeApp/1.4",
  });

  test("reports that to the gateway, with its calls and with a registration", async ({
    page,
    words,
    gateway,
  }) => {
    await page.goto("/m/register");
    await expectReportedAs(page, words, gateway, { device: undefined, method: "APP" });
  });
});

import { expect, test } from "./fixtures.ts";
import { newName } from "./new-names.ts";
import { registerPage } from "./register-page.ts";

test("the page leads to a manifest with icons, and to nothing that a phone can't fetch", async ({
  page,
  request,
}) => {
  await page.goto("/m/home");
  const link = page.locator("link[rel='manifest']");
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "application/manifest+json",
    "cache-control": "no-cache",
  });
  const manifest: { icons: readonly { src: string; purpose: string }[]; start_url: string } =
    await answer.json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/m/home", scope: "/" });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  const apple = await page.locator("link[rel='apple-touch-icon']").getAttribute("href");
  for (const address of [...manifest.icons.map(({ src }) => src), apple ?? ""]) {
    const icon = await request.get(address);
    expect(icon.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
});

test("the worker is asked for anew at every look", async ({ request }) => {
  const { "cache-control": kept, "content-type": type } = (await request.get("/sw.js")).headers();
  expect(kept).toBe("no-cache");
  expect(type).toContain("javascript");
});

/**
 * Where the site is opened, as what the gateway is told of it: on each of its calls, and with a registration
 * (Spec §3, §7).
 */
const places = [
  { place: "a browser", installed: false, address: "/m/register", device: undefined, method: "H5" },
  { place: "the home screen", installed: true, address: "/m/register", device: "OTHERS", method: "PWA" },
  // As its profile opens it, and in a window of its own besides: the web clip says more.
  { place: "a web clip", installed: true, address: "/m/home?webclip=1", device: "OTHERS", method: "WEBCLIP" },
  {
    place: "the merchant's app",
    installed: false,
    address: "/m/register",
    device: undefined,
    method: "APP",
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36 NativeApp/1.4",
  },
] as const;

for (const { place, installed, address, device, method, ...browser } of places) {
  test.describe(`a site opened in ${place}`, () => {
    test.use(browser);

    test("tells the gateway so, with its calls and with a registration", async ({ page, words, gateway }) => {
      // As iOS tells it; elsewhere it is a media query that no test can set.
      if (installed)
        await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
      await page.goto(address);
      if (address !== "/m/register") {
        // What notes a web clip comes after the first view.
        await expect.poll(() => page.evaluate(() => localStorage.getItem("WEBCLIP"))).toBe("1");
        await page.goto("/m/register");
      }
      const form = registerPage(page, words, gateway);
      const name = newName();
      await form.fillIn(name);
      const sent = page.waitForRequest((request) => request.method() === "PUT");
      await form.send();
      expect((await (await sent).allHeaders()).device).toBe(device);
      await expect(page).toHaveURL(/\/m\/login$/);
      expect(await gateway.registerMethodOf(name)).toBe(method);
    });
  });
}

test("an installed site's very first calls say so too", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  const calls: Promise<string | undefined>[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && new URL(request.url()).pathname.startsWith("/api/"))
      calls.push(request.allHeaders().then(({ device }) => device));
  });
  await page.goto("/m/fishing-games");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const devices = await Promise.all(calls);
  expect(devices).not.toEqual([]);
  expect(new Set(devices)).toEqual(new Set(["OTHERS"]));
});

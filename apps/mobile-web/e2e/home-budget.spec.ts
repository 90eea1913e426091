import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { openSettled, openToEnd } from "./navigation.ts";

/** Budget of the pictures in home's first view, in bytes. */
const PICTURE_BYTES = 90_000;

/** Budget of scripts that home loads automatically, in files and bytes (docs/decisions/063). */
const SCRIPTS = 20;
const SCRIPT_BYTES = 221_000;

/** The last code that home preloads when idle: the list that most players open next. */
const LAST = /\/game-list\.screen-/;

/**
 * Starts watching the scripts that a page requests.
 * @returns waits until home has loaded its last script and none is pending
 */
const watchHomesScripts = (page: Page): (() => Promise<readonly string[]>) => {
  const requests = new Set<string>();
  const arrived = new Set<string>();
  const isScript = (address: string) => new URL(address).pathname.endsWith(".js");
  page.on("request", (request) => {
    if (isScript(request.url())) requests.add(request.url());
  });
  page.on("requestfinished", (request) => arrived.add(request.url()));
  return async () => {
    await expect.poll(() => [...arrived].some((name) => LAST.test(name)), "home's last script").toBe(true);
    await expect
      .poll(() => [...requests].filter((name) => !arrived.has(name)), "scripts on their way")
      .toEqual([]);
    return [...requests];
  };
};

/** A picture of the first view, and its transferred bytes. */
interface Picture {
  readonly address: string;
  readonly bytes: number;
}

/**
 * The pictures on the screen, each once, from elements, backgrounds and pseudo-elements; `undefined` while one of them
 * is still loading. Inlined pictures are left out: they count as part of the page or its styles.
 */
const picturesInView = (page: Page): Promise<readonly Picture[] | undefined> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
      const hasArea = width > 0 && height > 0;
      return hasArea && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const drawnBehind = (element: Element): readonly string[] =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const { backgroundImage, maskImage, borderImageSource, content } = getComputedStyle(element, part);
        const drawn = [backgroundImage, maskImage, borderImageSource, content].join();
        return Array.from(drawn.matchAll(/url\("(.*?)"\)/g), ([, address = ""]) => address);
      });

    const seen = [...document.querySelectorAll("*")].filter(isSeen);
    const images = seen.filter((element) => element instanceof HTMLImageElement);
    if (images.some(({ complete }) => !complete)) return undefined;

    const addresses = new Set([...images.map(({ currentSrc }) => currentSrc), ...seen.flatMap(drawnBehind)]);
    const fetched = [...addresses].filter((address) => /^https?:/.test(address));
    const pictures = fetched.map((address) => {
      const [entry] = performance.getEntriesByName(address, "resource");
      const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
      return { address: new URL(address).pathname, bytes };
    });
    return pictures.every(({ bytes }) => bytes > 0) ? pictures : undefined;
  });

test.describe("without motion, on a phone's screen", () => {
  // The first view doesn't depend on how long a picture takes.
  test.use({ deviceScaleFactor: 2 });

  test("the pictures of a guest's first view of home stay within their budget", async ({ page }) => {
    const allScripts = watchHomesScripts(page);
    await openSettled(page, "/m/home");
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    // Parts that load automatically after the first view.
    await allScripts();
    let pictures: readonly Picture[] = [];
    // A banner and the first games: fewer pictures would mean that something else is measured.
    const everyPictureHasLoaded = async (): Promise<boolean> => {
      pictures = (await picturesInView(page)) ?? [];
      return pictures.length > 3;
    };
    await expect.poll(everyPictureHasLoaded, "every picture has loaded").toBe(true);

    const list = pictures.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
    const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
    expect(bytes, `${bytes} bytes of pictures in the first view:\n${list}`).toBeLessThanOrEqual(
      PICTURE_BYTES,
    );
  });
});

test.describe("with motion", () => {
  test.use(moving);

  test("home loads few scripts by itself, each worth its request", async ({ page }) => {
    const allScripts = watchHomesScripts(page);
    await openSettled(page, "/m/home");
    const scripts = await allScripts();
    expect(scripts.length, scripts.join("\n")).toBeLessThanOrEqual(SCRIPTS);
    const bytes = () =>
      page.evaluate(
        (names) =>
          names.map((name) => {
            const [entry] = performance.getEntriesByName(name, "resource");
            return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
          }),
        scripts,
      );
    await expect.poll(async () => (await bytes()).every((size) => size > 0)).toBe(true);
    expect((await bytes()).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test("what home loads by itself, and its menu, add one style sheet to the page's own", async ({
    page,
    words: { t },
  }) => {
    await openToEnd(page, "/m/home");
    await expect(page.getByRole("heading", { name: t("lowerHome.winners") })).toBeAttached();
    await page.getByRole("button", { name: t("shell.openMenu") }).click();
    await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();
    // Each additional one would make the browser lay out the whole page again.
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2);
  });
});

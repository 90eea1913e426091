import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** Milliseconds that a first visit rests, by the page's clock, before its worker comes. */
const REST_MS = 10_000;

/** Milliseconds that an installation may take: it asks for many files, and a busy machine is slow to begin. */
const INSTALLED_WITHIN_MS = 30_000;

/** Where the worker that is to answer stands, whichever of several that is by now. */
const workerState = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
      return worker?.state ?? "not registered";
    })
    // A page that is just being left knows of none.
    .catch(() => "not known");

/**
 * Waits until the newest service worker has kept what it needs to answer alone. A worker that is replaced meanwhile
 * never gets there: it looks at the registration each time, and so at the one that came after.
 */
export const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(() => workerState(page), {
      message: "the newest service worker is active",
      timeout: INSTALLED_WITHIN_MS,
    })
    .toBe("activated");

/**
 * Opens home for the first time and waits until it is kept. The rest before that, of which `use-releases.test.tsx`
 * knows, passes at once.
 */
export const openKeptHome = async (page: Page, { t }: Words, site = ""): Promise<void> => {
  await page.clock.install();
  await page.goto(`${site}/m/home`);
  // It comes with what begins the rest.
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
  await page.clock.fastForward(REST_MS);
  await untilKept(page);
};

/**
 * Looks for a new worker, as the browser does at the next navigation. A look that the browser began by itself before
 * the deployment is counted as the first of these, and has seen the old worker: the second begins after it.
 *
 * @throws Error when the page has no worker
 */
export const lookForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) throw new Error("The page has no service worker.");
    await registration.update();
    // A worker that takes itself back may have done so by now, and what has left can't look any more.
    await registration.update().catch(() => undefined);
  });

/** Says, as its content, which release the page on the screen is of. */
export const releaseMark = (page: Page): Locator => page.locator("meta[name='volado-release']");

/** What the page itself puts aside, with or without a worker (docs/decisions/095). */
const ANSWERS = "volado-answers";

/**
 * The names of the worker's caches. Opening one makes it again if it went in the meantime, so that a test that
 * waits for caches to go asks for their names alone.
 */
export const cacheNames = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name !== ANSWERS);

/** Which calls' answers are put aside for times without a network, each once. */
export const callsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    const calls = requests.map(
      ({ url }) => decodeURIComponent(new URL(url).search.slice(1)).split(" ")[0] ?? "",
    );
    return [...new Set(calls)];
  }, ANSWERS);

/** Whether a picture is kept for times without a network. */
export const isKept = (picture: Locator): Promise<boolean> =>
  picture.evaluate(async (image) => {
    const address: unknown = Reflect.get(image, "currentSrc");
    return typeof address === "string" && (await caches.match(address, { ignoreVary: true })) !== undefined;
  });

/** The path of every address that is kept, in whichever cache. */
export const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  });

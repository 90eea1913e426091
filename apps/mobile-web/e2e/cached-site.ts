import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Milliseconds that a first visit waits, by the page's clock, before it registers the worker. */
const REST_MS = 10_000;

/** Milliseconds that an installation may take: it requests many files, and a busy machine starts slowly. */
const INSTALLED_WITHIN_MS = 30_000;

/** State of the newest worker in the registration. */
const workerState = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
      return worker?.state ?? "not registered";
    })
    // Evaluation fails while the page is navigating.
    .catch(() => "not known");

/**
 * Waits until the newest service worker is active and can serve the site offline. A replaced worker never becomes
 * active, so the registration is read each time.
 */
export const waitForWorker = (page: Page): Promise<void> =>
  expect
    .poll(() => workerState(page), {
      message: "the newest service worker is active",
      timeout: INSTALLED_WITHIN_MS,
    })
    .toBe("activated");

/**
 * Opens home for the first time and waits until it is cached. The page's clock skips the worker's delay before that
 * (`use-releases.test.tsx`).
 */
export const openCachedHome = async (page: Page, { t }: Texts, site = ""): Promise<void> => {
  await page.clock.install();
  await page.goto(`${site}/m/home`);
  // Rendered together with the component that starts the delay.
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
  await page.clock.fastForward(REST_MS);
  await waitForWorker(page);
};

/**
 * Checks for a new worker, like the browser on the next navigation. The first update may join a check that the browser
 * started before the deployment and that saw the old worker; the second one starts after it.
 * @throws Error if the page has no worker
 */
export const checkForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) throw new Error("The page has no service worker.");
    await registration.update();
    // A worker that unregisters itself may be gone by now and can't be updated.
    await registration.update().catch(() => undefined);
  });

/** The release of the page on the screen, in the `content` attribute. */
export const releaseMark = (page: Page): Locator => page.locator("meta[name='volado-release']");

/** The page's own cache, used with or without a worker (docs/decisions/095). */
const ANSWERS = "volado-answers";

/**
 * The names of the worker's caches. Opening a cache creates it again, so a test that waits for caches to be deleted
 * reads only their names.
 */
export const cacheNames = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name !== ANSWERS);

/** The calls with responses cached for offline use, each once. */
export const cachedCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    const calls = requests.map(
      ({ url }) => decodeURIComponent(new URL(url).search.slice(1)).split(" ")[0] ?? "",
    );
    return [...new Set(calls)];
  }, ANSWERS);

/** Whether a picture is cached for offline use. */
export const isCached = (picture: Locator): Promise<boolean> =>
  picture.evaluate(async (image) => {
    const address: unknown = Reflect.get(image, "currentSrc");
    return typeof address === "string" && (await caches.match(address, { ignoreVary: true })) !== undefined;
  });

/** The path of every cached address, in all caches. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(cached)).flat().map(({ url }) => new URL(url).pathname);
  });

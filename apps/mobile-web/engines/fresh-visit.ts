import type { WebDriver } from "selenium-webdriver";
import { serverSideOf, signIn as signInWithoutBrowser } from "../e2e/player.ts";
import { SESSION_KEY } from "../e2e/site-facts.ts";
import type { Walk } from "./journey.ts";

/** A file of the site's origin that is not a page: none of the site's code runs while it is open. */
const QUIET = "/logo.svg";

/** Runs in the page: clears the origin's storage, except cookies. */
const forget = async (done: () => void): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = await caches.keys();
  const databases = await indexedDB.databases();
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
    ...databases.map(
      ({ name = "" }) =>
        new Promise<void>((disappeared) => {
          const deletion = indexedDB.deleteDatabase(name);
          deletion.onsuccess = deletion.onerror = deletion.onblocked = () => disappeared();
        }),
    ),
  ]);
  localStorage.setItem("language", "ES");
  done();
};

/** Makes the next visit of an origin a first one, in Spanish. */
export const beginVisit = async (driver: WebDriver, origin: string): Promise<void> => {
  await driver.get(`${origin}${QUIET}`);
  await driver.manage().deleteAllCookies();
  await driver.executeAsyncScript(forget);
  await driver.manage().addCookie({ name: "language", value: "ES" });
};

/** Signs the tab in, without the login page, as a player without favourites. */
export const signTabIn =
  (driver: WebDriver, origin: string, gatewayUrl: string): Walk["signIn"] =>
  async (player) => {
    const session = await signInWithoutBrowser(gatewayUrl, player);
    const serverSide = serverSideOf(gatewayUrl, session);
    await serverSide.clearFavourites();
    await driver.get(`${origin}${QUIET}`);
    await driver.executeScript(
      "sessionStorage.setItem(arguments[0], arguments[1])",
      SESSION_KEY,
      JSON.stringify(session),
    );
    return serverSide;
  };

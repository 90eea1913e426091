import type { WebDriver } from "selenium-webdriver";
import { type Deployments, startDeployments } from "../../e2e/deployments.ts";
import type { Journey, Walk } from "../journey.ts";
import { containing, headingStartingWith, role } from "../locators.ts";
import type { Phone } from "../phone.ts";

/** Milliseconds that an installation may take on a busy machine. */
const INSTALLED_WITHIN_MS = 30_000;

/** Runs in the page: state of the newest worker in the registration. */
const stateOfWorker = async (done: (state: string) => void): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  done(worker?.state ?? "not registered");
};

/** Runs in the page: checks for a new worker, as the browser does at the next navigation. */
const look = async (done: () => void): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  done();
};

/** Waits until the newest service worker is active, and so can answer offline. */
const waitForWorker = (driver: WebDriver): Promise<boolean> =>
  driver.wait(
    async () => (await driver.executeAsyncScript(stateOfWorker)) === "activated",
    INSTALLED_WITHIN_MS,
    "The newest service worker has not become active.",
  );

const checkForRelease = (driver: WebDriver): Promise<unknown> => driver.executeAsyncScript(look);

/** Runs on a site whose server can go offline and whose releases change. */
const onSite = async (
  { gatewayUrl, visit }: Walk,
  run: (site: Deployments, phone: Phone) => Promise<void>,
): Promise<void> => {
  const site = await startDeployments(gatewayUrl);
  try {
    await run(site, await visit(site.url));
  } finally {
    await site.stop();
  }
};

const offline: Journey = {
  title: "second visit without a server",
  walk: (walk) =>
    onSite(walk, async (site, phone) => {
      const { t } = walk.words;
      await phone.open("/m/home");
      await waitForWorker(phone.driver);
      await phone.see(headingStartingWith(t("home.hot")));

      site.setReachable(false);
      // WebDriver's own reload bypasses the worker in Firefox.
      await phone.open("/m/home");
      await phone.see(role("navigation", t("shell.mainMenu")));
      const star = role("button", containing(`${t("games.favourite")}: `), role("main"));
      await phone.see(star);

      // A list that was never opened.
      await phone.open("/m/fishing-games");
      const failure = role("alert", undefined, role("main"));
      const retry = role("button", t("common.retry"), failure);
      await phone.see(retry);

      site.setReachable(true);
      await phone.tap(retry);
      await phone.see(star);
    }),
};

const release: Journey = {
  title: "a new release",
  walk: (walk) =>
    onSite(walk, async (site, phone) => {
      const { t } = walk.words;
      await phone.open("/m/home");
      await waitForWorker(phone.driver);
      const later = role("button", t("release.later"));
      const take = role("button", t("release.take"));
      site.deploy({ mark: "b" });
      await checkForRelease(phone.driver);
      await phone.tap(later);
      await phone.disappeared(take);

      site.deploy({ mark: "c" });
      await checkForRelease(phone.driver);
      await phone.tap(take);
      await phone.exists("meta[name='volado-release'][content$='-c']");
      await phone.see(headingStartingWith(t("home.hot")));
    }),
};

/** The service worker. */
export const workerJourneys: readonly Journey[] = [offline, release];

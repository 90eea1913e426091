import type { WebDriver } from "selenium-webdriver";
import { type Deployments, startDeployments } from "../../e2e/deployments.ts";
import type { Journey, Walk } from "../journey.ts";
import type { Phone } from "../phone.ts";
import { containing, headed, role } from "../sought.ts";

/** Runs in the page: waits until the service worker has kept what it needs to answer alone. */
const keep = async (done: () => void): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  if (!active || active.state === "activated") return done();
  active.addEventListener("statechange", () => active.state === "activated" && done());
};

/** Runs in the page: looks for a new worker, as the browser does at the next navigation. */
const look = async (done: () => void): Promise<void> => {
  await (await navigator.serviceWorker.ready).update();
  done();
};

const untilKept = (driver: WebDriver): Promise<unknown> => driver.executeAsyncScript(keep);
const lookForRelease = (driver: WebDriver): Promise<unknown> => driver.executeAsyncScript(look);

/** Walks on a site whose server can be stopped and whose releases come and go. */
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
      await untilKept(phone.driver);
      await phone.see(headed(t("home.hot")));

      await site.stop();
      // WebDriver's own reload goes past the worker in Firefox.
      await phone.open("/m/home");
      await phone.see(role("navigation", t("shell.mainMenu")));
      const star = role("button", containing(`${t("games.favourite")}: `), role("main"));
      await phone.see(star);

      // A list that nobody has opened.
      await phone.open("/m/fishing-games");
      const failure = role("alert", undefined, role("main"));
      const retry = role("button", t("common.retry"), failure);
      await phone.see(retry);

      const again = await startDeployments(walk.gatewayUrl, Number(new URL(site.url).port));
      try {
        await phone.tap(retry);
        await phone.see(star);
      } finally {
        await again.stop();
      }
    }),
};

const release: Journey = {
  title: "a new release",
  walk: (walk) =>
    onSite(walk, async (site, phone) => {
      const { t } = walk.words;
      await phone.open("/m/home");
      await untilKept(phone.driver);
      const later = role("button", t("release.later"));
      const take = role("button", t("release.take"));
      site.deploy({ mark: "b" });
      await lookForRelease(phone.driver);
      await phone.tap(later);
      await phone.gone(take);

      site.deploy({ mark: "c" });
      await lookForRelease(phone.driver);
      await phone.tap(take);
      await phone.exists("meta[name='volado-release'][content$='-c']");
      await phone.see(headed(t("home.hot")));
    }),
};

/** What the service worker is for. */
export const workerJourneys: readonly Journey[] = [offline, release];

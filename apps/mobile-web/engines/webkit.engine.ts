import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { WebDriver } from "selenium-webdriver";
import { afterAll, beforeAll, describe, onTestFailed, test } from "vitest";
import { newMember } from "../e2e/accounts.ts";
import { consoleOf } from "../e2e/console.ts";
import { gatewayUrls } from "../e2e/start-gateways.ts";
import { textsIn } from "../e2e/texts.ts";
import { type EngineSession, startSession } from "./engine-session.ts";
import { beginVisit, signTabIn } from "./fresh-visit.ts";
import { journeys } from "./journeys/all.ts";
import { phoneOf } from "./phone.ts";

/** Outside Playwright's results: it empties that folder when it starts, which is after the engines. */
const results = resolve(import.meta.dirname, "../node_modules/.reports/engines");

/** Saves a screenshot when a journey failed. */
const saveScreenshot = async (driver: WebDriver, name: string): Promise<void> => {
  await mkdir(results, { recursive: true });
  await writeFile(resolve(results, `${name}.png`), await driver.takeScreenshot(), "base64");
};

describe("WebKit", () => {
  const gatewayUrl = gatewayUrls.of(0);
  const gateway = consoleOf(gatewayUrl);
  let session: EngineSession | undefined;
  beforeAll(async () => {
    session = await startSession();
  });
  afterAll(async () => {
    await session?.stop();
    await gateway.heal();
  });

  test.each(journeys)("$title", async ({ title, walk }) => {
    if (!session) throw new Error("WebKit hasn't started.");
    await gateway.heal();
    const driver = await session.nextWindow();
    onTestFailed(() => saveScreenshot(driver, title.replaceAll(" ", "-")));
    await beginVisit(driver, gatewayUrl);
    await walk({
      phone: phoneOf(driver, gatewayUrl),
      words: await textsIn("ES"),
      gateway,
      gatewayUrl,
      visit: async (origin) => {
        await beginVisit(driver, origin);
        return phoneOf(driver, origin);
      },
      newMember: () => newMember(gatewayUrl, gateway),
      signIn: signTabIn(driver, gatewayUrl, gatewayUrl),
    });
  });
});

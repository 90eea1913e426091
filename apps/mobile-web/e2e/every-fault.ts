import { setTimeout as rest } from "node:timers/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import { brokenAnswers } from "./broken-answers.ts";
import { consoleOf } from "./console.ts";
import { hasEnded, verdictOn } from "./page-verdict.ts";
import { type RouteToWalk, routesToWalk } from "./route-table.ts";
import { withGateways } from "./start-gateways.ts";
import { beginVisit } from "./visit.ts";

/**
 * Opens every page of the route table while every call but the status fails, in each possible way, and reports what
 * is wrong with the page then: `npx -y pnpm@12 --filter @volado/mobile-web run faults`. Separate from the suite,
 * whose journeys cover each list and part; this takes some minutes more.
 */

/** Milliseconds per step of the page's clock, and number of steps: longer than all retries of a call. */
const STEP = 5_000;
const STEPS = 24;

const isCall = ({ pathname }: URL): boolean => pathname.startsWith("/api/") && pathname !== "/api/status";

const judge = async (context: BrowserContext, address: string, fault: string): Promise<string> => {
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on("pageerror", ({ message }) => uncaught.push(`throws "${message}"`));
  try {
    await page.clock.install();
    await page.route(isCall, (route) => brokenAnswers[fault]?.(route));
    await page.goto(address);
    for (let step = 0; step < STEPS; step += 1) {
      await page.clock.fastForward(STEP);
      // Handling a response takes real time.
      await rest(100);
      if (await hasEnded(page)) break;
    }
    const verdict = await verdictOn(page);
    return [...uncaught, verdict].filter(Boolean).join(", ");
  } finally {
    await page.close();
  }
};

/** The verdict on each page of a visitor, by fault. */
const judgeAll = async (context: BrowserContext, routes: readonly RouteToWalk[]): Promise<number> => {
  let faults = 0;
  for (const { address } of routes)
    for (const fault of Object.keys(brokenAnswers)) {
      const verdict = await judge(context, address, fault);
      if (verdict !== "" && verdict !== "quiet") faults += 1;
      process.stdout.write(`${verdict === "" ? "told" : verdict} | ${address} | ${fault}\n`);
    }
  return faults;
};

await withGateways(1, async ([gatewayUrl = ""]) => {
  await consoleOf(gatewayUrl).withdrawContracts("agente");
  const browser = await chromium.launch(await launchOptions());
  try {
    const counts = await Promise.all(
      [...new Set(routesToWalk.map(({ fullest }) => fullest))].map(async (visitor) => {
        const account = visitor === "guest" ? undefined : visitor;
        const context = await beginVisit(browser, { gatewayUrl, language: "ES", account });
        return judgeAll(
          context,
          routesToWalk.filter(({ fullest }) => fullest === visitor),
        );
      }),
    );
    const faults = counts.reduce((sum, count) => sum + count, 0);
    const kinds = Object.keys(brokenAnswers).length;
    process.stdout.write(
      `${routesToWalk.length} pages, ${kinds} faults each: ${faults} with something wrong\n`,
    );
    process.exitCode = faults === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
});

import { setTimeout as rest } from "node:timers/promises";
import { type BrowserContext, chromium, type Page, type Route } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import { consoleOf } from "./console.ts";
import { type RouteToWalk, routesToWalk } from "./route-table.ts";
import { withGateways } from "./start-gateways.ts";
import { beginVisit } from "./visit.ts";

/**
 * Opens every page of the route table while every call except the status fails, in each possible way, and reports each
 * page's problems: `npx -y pnpm@12 --filter @volado/mobile-web run faults`. Separate from the suite, where journeys
 * cover each list and part; this takes several more minutes.
 */

/** Text that only malformed responses contain; it may never appear on a page. */
const NONSENSE = "Welcome to the airport";

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

/** Malformed responses. */
const brokenAnswers: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  "500": json(500, { success: false, code: "internal", message: NONSENSE }),
  "503": json(503, { success: false, code: "system_upgrading", message: NONSENSE }),
  "wrong shape": json(200, { success: true, value: { [NONSENSE]: [1, null] } }),
  "another's page": (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><h1>${NONSENSE}</h1>` }),
  cut: (route) => route.abort("connectionreset"),
  "no answer": () => undefined,
};

/** An untranslated text key. */
const rawKey = /\b(agency|common|errors|games|home|lottery|menu|messages|rewards|security|shell)\.[a-z]\w+/i;

/** The visible state of a page, and its text for screen readers. */
const readPage = async (page: Page) => {
  const parts = await page.evaluate(() => {
    const seen = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length;
    return {
      heading: document.querySelector("h1")?.textContent?.trim() ?? "",
      waits: seen('main [aria-busy="true"], main .vo-skeleton, main [data-skeleton]'),
      empties: seen("main .vo-state:not([role=alert], [role=status])"),
      failures: seen("main [role=alert]"),
    };
  });
  const [words, everything] = await Promise.all([
    page.locator("main").ariaSnapshot(),
    page.locator("body").ariaSnapshot(),
  ]);
  return { ...parts, words: words.trim(), everything };
};

/** Whether a page shows an error, and no part of it is still loading. */
const hasEnded = async (page: Page): Promise<boolean> => {
  const { failures, waits } = await readPage(page);
  return failures > 0 && waits === 0;
};

/**
 * Checks a page after all its calls have failed.
 * @returns its problems; "" if it shows an error, and "quiet" if it sent no requests
 */
const verdictOn = async (page: Page): Promise<string> => {
  const { heading, words, everything, waits, empties, failures } = await readPage(page);
  const wrong = [
    heading === "" && "has no heading",
    words.length < 3 && "is blank",
    waits > 0 && "waits without end",
    // A failure must not be shown as an empty state.
    empties > 0 && "says that there is nothing",
    everything.includes(NONSENSE) && "shows the answer's own words",
    rawKey.test(everything) && `shows ${rawKey.exec(everything)?.[0]}`,
  ].filter((fault) => fault !== false);
  if (wrong.length > 0) return wrong.join(", ");
  return failures > 0 ? "" : "quiet";
};

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

/** The result for each page of a visitor, by fault. */
const judgeAll = async (context: BrowserContext, routes: readonly RouteToWalk[]): Promise<number> => {
  let faults = 0;
  for (const { address } of routes)
    for (const fault of Object.keys(brokenAnswers)) {
      const verdict = await judge(context, address, fault);
      if (verdict !== "" && verdict !== "quiet") faults += 1;
      process.stdout.write(`${verdict === "" ? "shows an error" : verdict} | ${address} | ${fault}\n`);
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

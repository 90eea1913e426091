import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

/** Errors that a test expects. */
interface Expected {
  /** Responses with these statuses, to any request. */
  readonly statuses?: readonly number[];
  /** Calls without a response: aborted connections or no network. */
  readonly noAnswer?: boolean;
  /** Code that fails to load; React logs errors caught by a boundary. */
  readonly code?: boolean;
}

/** Watches every page of a context for unexpected errors. */
export interface PageWatch {
  /** Expects errors while `run` lasts, or for the rest of the test. */
  expecting(expected: Expected, run?: () => Promise<void>): Promise<void>;
  /** Fails on any other error. */
  verify(): void;
}

/**
 * Harmless messages of Chromium: a failed response, which is recorded separately; that the demonstration games,
 * unlike vendors' games, share the site's origin; and that plain http isolates no page. Playwright reports blocked
 * service workers.
 */
const harmless = [
  "Failed to load resource",
  "An iframe which has both allow-scripts and allow-same-origin",
  "The Cross-Origin-Opener-Policy header has been ignored",
  "Service Worker registration blocked by Playwright",
];

/** Records console errors and warnings, uncaught errors, policy violations, failed and refused requests. */
export const watchPages = async (context: BrowserContext): Promise<PageWatch> => {
  const unexpected: string[] = [];
  const expectedNow = new Set<Expected>();
  /**
   * The errors expected when a request was sent: on a busy machine, its response may arrive after the expectation
   * ended.
   */
  const expectedFor = new WeakMap<Request, readonly Expected[]>();
  const isExpected = (fits: (expected: Expected) => boolean, request?: Request) =>
    [...expectedNow, ...((request && expectedFor.get(request)) ?? [])].some(fits);

  await context.exposeFunction("reportPolicyViolation", (text: string) => {
    unexpected.push(`policy violation: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, "reportPolicyViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });

  const watch = (page: Page) => {
    page.on("pageerror", (error) => unexpected.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (
        /dynamically imported module|Expected a JavaScript-or-Wasm module script/.test(message.text()) &&
        isExpected(({ code = false }) => code)
      )
        return;
      if (!harmless.some((start) => message.text().startsWith(start)))
        unexpected.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => expectedFor.set(request, [...expectedNow]));
    page.on("response", (response) => {
      const status = response.status();
      const request = response.request();
      if (status < 400 || isExpected(({ statuses = [] }) => statuses.includes(status), request)) return;
      unexpected.push(`${status} for ${request.method()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // The browser and the site cancel pending requests when a page is left.
      if (why !== "net::ERR_ABORTED" && !isExpected(({ noAnswer = false }) => noAnswer, request))
        unexpected.push(`${why} for ${request.url()}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on("page", watch);

  return {
    async expecting(expected, run) {
      expectedNow.add(expected);
      if (!run) return;
      await run();
      expectedNow.delete(expected);
    },
    verify() {
      expect(unexpected, "no error that the test does not expect").toEqual([]);
    },
  };
};

import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

/** What a test expects to go wrong on purpose. */
export interface Expected {
  /** Answers with these statuses, whatever they answer to. */
  readonly statuses?: readonly number[];
  /** Calls that end without an answer: cut connections, no network. */
  readonly noAnswer?: boolean;
  /** Code that can't be had; React writes down what a boundary has caught. */
  readonly code?: boolean;
}

/** Watches every page of a context for what must never happen unasked. */
export interface PageWatch {
  /** Announces trouble for as long as `run` lasts, or for the rest of the test. */
  expecting(expected: Expected, run?: () => Promise<void>): Promise<void>;
  /** Fails when anything else went wrong. */
  verify(): void;
}

/**
 * What Chromium writes and is no trouble: an answer that the list of answers already holds, that the
 * demonstration games, unlike vendors' games, live on the site's own origin, and that plain http isolates no
 * page. Playwright says so when it keeps a service worker out.
 */
const harmless = [
  "Failed to load resource",
  "An iframe which has both allow-scripts and allow-same-origin",
  "The Cross-Origin-Opener-Policy header has been ignored",
  "Service Worker registration blocked by Playwright",
];

/** Begins to watch: console errors and warnings, uncaught errors, policy violations, failed and refused requests. */
export const watchPages = async (context: BrowserContext): Promise<PageWatch> => {
  const troubles: string[] = [];
  const announced = new Set<Expected>();
  /** What was announced when a request went out: it may be answered, on a busy machine, after that is over. */
  const announcedFor = new WeakMap<Request, readonly Expected[]>();
  const isExpected = (fits: (expected: Expected) => boolean, request?: Request) =>
    [...announced, ...((request && announcedFor.get(request)) ?? [])].some(fits);

  await context.exposeFunction("reportPolicyViolation", (text: string) => {
    troubles.push(`policy violation: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, "reportPolicyViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });

  const watch = (page: Page) => {
    page.on("pageerror", (error) => troubles.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (
        /dynamically imported module|Expected a JavaScript-or-Wasm module script/.test(message.text()) &&
        isExpected(({ code = false }) => code)
      )
        return;
      if (!harmless.some((start) => message.text().startsWith(start)))
        troubles.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => announcedFor.set(request, [...announced]));
    page.on("response", (response) => {
      const status = response.status();
      const request = response.request();
      if (status < 400 || isExpected(({ statuses = [] }) => statuses.includes(status), request)) return;
      troubles.push(`${status} for ${request.method()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // Requests that a leaving page no longer needs are cancelled by the browser or by the site itself.
      if (why !== "net::ERR_ABORTED" && !isExpected(({ noAnswer = false }) => noAnswer, request))
        troubles.push(`${why} for ${request.url()}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on("page", watch);

  return {
    async expecting(expected, run) {
      announced.add(expected);
      if (!run) return;
      await run();
      announced.delete(expected);
    },
    verify() {
      expect(troubles, "nothing goes wrong that the test did not ask for").toEqual([]);
    },
  };
};

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { z } from "zod";
import { browserArgs, findBrowser } from "../browser/find-browser.ts";

/** How the slow network and processor come about: computed from a fast run, or really applied by the browser. */
export type Throttling = "simulate" | "devtools";

/** One load of a page: score 0-100, times in ms, sizes in bytes over the wire. */
export type Metrics = {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
};

const reading = z.object({ numericValue: z.number() });

const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "first-contentful-paint": reading,
    "largest-contentful-paint": reading,
    "total-blocking-time": reading,
    "cumulative-layout-shift": reading,
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) }),
        ),
      }),
    }),
  }),
});

const loadOnce = async (url: string, throttlingMethod: Throttling): Promise<Metrics> => {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ["--headless=new", ...browserArgs],
    logLevel: "silent",
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ["performance"],
      throttlingMethod,
      logLevel: "error",
    });
    const { runtimeError, categories, audits } = resultSchema.parse(run?.lhr);
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const { items } = audits["network-requests"].details;
    const bytes = (kind?: string): number =>
      items
        .filter(({ resourceType }) => kind === undefined || resourceType === kind)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      score: Math.round(categories.performance.score * 100),
      fcp: audits["first-contentful-paint"].numericValue,
      lcp: audits["largest-contentful-paint"].numericValue,
      tbt: audits["total-blocking-time"].numericValue,
      cls: audits["cumulative-layout-shift"].numericValue,
      scriptBytes: bytes("Script"),
      allBytes: bytes(),
    };
  } finally {
    chrome.kill();
  }
};

/** A browser on a busy machine now and then leaves a trace that can't be read. */
const tries = 3;

/**
 * Loads `url` in a fresh browser, as Lighthouse's mobile device, and measures that load.
 *
 * @throws Error when it can't be measured, three times in a row.
 */
export const measurePage = async (url: string, throttling: Throttling): Promise<Metrics> => {
  const reasons: unknown[] = [];
  while (reasons.length < tries) {
    try {
      return await loadOnce(url, throttling);
    } catch (reason) {
      reasons.push(reason);
    }
  }
  throw new AggregateError(reasons, `${url} could not be measured.`);
};

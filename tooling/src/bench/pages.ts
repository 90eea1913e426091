import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { z } from "zod";
import { browserArgs, findBrowser } from "../browser/find-browser.ts";
import { runOrThrow } from "../process/run.ts";
import { repositoryRoot } from "../workspaces.ts";
import { median, table } from "./behaviours.ts";
import { serveSite } from "./served-site.ts";

/** Throttling of network and CPU: simulated from a fast run, or applied by the browser. */
type Throttling = "simulate" | "devtools";

/** One page load: score 0-100, times in ms, transferred sizes in bytes. */
type Metrics = Readonly<Record<"score" | "fcp" | "lcp" | "tbt" | "cls" | "scriptBytes" | "allBytes", number>>;

/** A page's medians in both throttling modes. */
type PageResult = { readonly page: string; readonly sim: Metrics; readonly applied: Metrics };

const reading = z.object({ numericValue: z.number() });
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) });
const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "first-contentful-paint": reading,
    "largest-contentful-paint": reading,
    "total-blocking-time": reading,
    "cumulative-layout-shift": reading,
    "network-requests": z.object({ details: z.object({ items: z.array(request) }) }),
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
    const scripts = items.filter(({ resourceType }) => resourceType === "Script");
    const bytes = (list: typeof items) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      score: Math.round(categories.performance.score * 100),
      fcp: audits["first-contentful-paint"].numericValue,
      lcp: audits["largest-contentful-paint"].numericValue,
      tbt: audits["total-blocking-time"].numericValue,
      cls: audits["cumulative-layout-shift"].numericValue,
      scriptBytes: bytes(scripts),
      allBytes: bytes(items),
    };
  } finally {
    chrome.kill();
  }
};

/** Loads `url` in a new browser. On a busy machine a trace can be unreadable, so it tries three times. */
const measurePage = async (url: string, throttling: Throttling): Promise<Metrics> => {
  for (let retries = 2; ; retries -= 1) {
    try {
      return await loadOnce(url, throttling);
    } catch (error) {
      if (retries === 0) throw error;
    }
  }
};

/** Builds the baseline page into `outDir`: React, a greeting, and a picture of about 17 KB. */
const buildFloor = async (outDir: string): Promise<void> => {
  // In a separate process, because a build in this one would set NODE_ENV to production.
  await runOrThrow(
    "pnpm",
    ["exec", "vite", "build", "bench-floor", "--manifest", "--outDir", outDir, "--emptyOutDir"],
    {
      cwd: join(repositoryRoot, "tooling"),
    },
  );
  // The same incompressible bytes in every run.
  const noise = Array.from({ length: 190 }, (_, at) =>
    createHash("sha512").update(`${at}`).digest("base64"),
  ).join("");
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="195"><rect width="390" height="195" fill="gray"/><desc>${noise}</desc></svg>`;
  await writeFile(join(outDir, "picture.svg"), picture);
  // The gateway expects compressed copies of a built site, and the hashes of inline code, of which there is
  // none.
  await writeFile(join(outDir, "csp.json"), JSON.stringify({ scripts: [], styles: [] }));
  for (const file of globSync(join(outDir, "**/*.{html,js}")))
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
};

/** What to measure: the built site, loads per page and mode, and extra API latency in milliseconds. */
export type PagesOptions = {
  readonly site: string;
  readonly runs: number;
  readonly apiDelay: number;
  /** Called at the start of each page. */
  readonly onPage: (page: string) => void;
};

type PageResults = { readonly floor: PageResult; readonly pages: readonly PageResult[] };

/**
 * Measures the baseline page and the site's pages with Lighthouse mobile in both throttling modes. Results are
 * medians.
 */
export const measurePages = async ({ site, runs, apiDelay, onPage }: PagesOptions): Promise<PageResults> => {
  const repeat = async (url: string, throttling: Throttling): Promise<Metrics> => {
    const loads: Metrics[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measurePage(url, throttling));
    const middle = (key: keyof Metrics) => median(loads.map((load) => load[key]));
    return {
      score: middle("score"),
      fcp: middle("fcp"),
      lcp: middle("lcp"),
      tbt: middle("tbt"),
      cls: middle("cls"),
      scriptBytes: middle("scriptBytes"),
      allBytes: middle("allBytes"),
    };
  };
  const measure = async (page: string, url: string): Promise<PageResult> => {
    onPage(page);
    return { page, sim: await repeat(url, "simulate"), applied: await repeat(url, "devtools") };
  };

  const folder = await mkdtemp(join(tmpdir(), "volado-floor-"));
  await buildFloor(folder);
  const floorSite = await serveSite(folder, { apiDelay: 0 });
  const floor = await measure("React floor", floorSite.origin).finally(floorSite.stop);
  await rm(folder, { recursive: true, force: true });

  const { origin, stop } = await serveSite(site, { apiDelay });
  try {
    const home = await measure("home", `${origin}/`);
    const list = await measure("slots list", `${origin}/m/slot-games`);
    return { floor, pages: [home, list, await measure("login", `${origin}/m/login`)] };
  } finally {
    await stop();
  }
};

const columns = [
  "page",
  "score sim/applied",
  "FCP sim",
  "LCP sim/applied",
  "TBT sim/applied",
  "CLS",
  "JS KB",
  "all KB",
  "LCP / floor",
];

/** A Markdown table of the results, baseline first. Times in ms. */
export const pageTable = ({ floor, pages }: PageResults): string =>
  table(
    columns,
    [floor, ...pages].map(({ page, sim, applied }) => [
      page,
      `${sim.score} / ${applied.score}`,
      sim.fcp.toFixed(0),
      `${sim.lcp.toFixed(0)} / ${applied.lcp.toFixed(0)}`,
      `${sim.tbt.toFixed(0)} / ${applied.tbt.toFixed(0)}`,
      Math.max(sim.cls, applied.cls).toFixed(3),
      (sim.scriptBytes / 1000).toFixed(0),
      (sim.allBytes / 1000).toFixed(0),
      `${(sim.lcp / floor.sim.lcp).toFixed(2)} / ${(applied.lcp / floor.applied.lcp).toFixed(2)}`,
    ]),
  );

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFloor } from "./floor.ts";
import { measurePage, type Throttling } from "./measure.ts";
import { medianOf } from "./median.ts";
import { serveSite } from "./served-site.ts";
import type { PageResult } from "./table.ts";

const pages = [
  { page: "home", path: "/" },
  { page: "slots list", path: "/m/slot-games" },
  { page: "login", path: "/m/login" },
] as const;

/** What to measure, and how. */
export type PagesOptions = {
  /** The built site. */
  readonly site: string;
  /** Loads per page and throttling mode. */
  readonly runs: number;
  /** Milliseconds added to every answer of the API. */
  readonly apiDelay: number;
  /** Told which page's turn it is. */
  readonly onPage: (page: string) => void;
};

/** The floor's results and the site's pages'. */
export type PageResults = { readonly floor: PageResult; readonly pages: readonly PageResult[] };

/**
 * Measures a bare React page and the site's pages with Lighthouse mobile, in both throttling modes; medians
 * of the loads.
 */
export const measurePages = async ({ site, runs, apiDelay, onPage }: PagesOptions): Promise<PageResults> => {
  const repeat = async (url: string, throttling: Throttling) => {
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measurePage(url, throttling));
    return medianOf(loads);
  };
  const measure = async (page: string, url: string): Promise<PageResult> => {
    onPage(page);
    return { page, sim: await repeat(url, "simulate"), applied: await repeat(url, "devtools") };
  };

  const floorDirectory = await mkdtemp(join(tmpdir(), "volado-floor-"));
  await buildFloor(floorDirectory);
  const floorSite = await serveSite(floorDirectory, { apiDelay: 0 });
  const floor = await measure("React floor", floorSite.origin).finally(floorSite.stop);
  await rm(floorDirectory, { recursive: true, force: true });

  const { origin, stop } = await serveSite(site, { apiDelay });
  try {
    const results: PageResult[] = [];
    for (const { page, path } of pages) results.push(await measure(page, `${origin}${path}`));
    return { floor, pages: results };
  } finally {
    await stop();
  }
};

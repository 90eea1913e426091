import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../bench/served-site.ts";
import { otherBrands } from "../../brands.ts";
import { problemsOf, type Tour, visitInBrowser } from "../../browser/visit.ts";
import { runOrThrow } from "../../process/run.ts";
import type { Check } from "../check.ts";
import { visitHead } from "./head.ts";
import { notesIn, readMerchant, type Visit } from "./visit.ts";
import { visitAuthentication, visitGames, visitHome, visitSignedIn } from "./walk.ts";

/** In the order of a visitor; the head is read on the page that home leaves open. */
const walk = [visitHome, visitHead, visitGames, visitAuthentication, visitSignedIn] as const;

/** A walk through a brand's site, from a guest's home to a member's rewards. */
const tourOf =
  (root: string, brand: string): Tour =>
  async (page, origin) => {
    const problems = problemsOf(page);
    const visit: Visit = { page, origin, merchant: readMerchant(root, brand), ...notesIn(problems) };
    for (const part of walk) await part(visit);
    return problems.map((problem) => `${brand}: ${problem}`);
  };

const visitBrand = async (root: string, brand: string): Promise<readonly string[]> => {
  const site = await mkdtemp(join(tmpdir(), `volado-${brand}-`));
  try {
    // A folder of its own: the one that other steps measure and walk through stays the house's.
    await runOrThrow("pnpm", ["exec", "vite", "build", "--outDir", site, "--emptyOutDir"], {
      cwd: join(root, "apps/mobile-web"),
      env: { VOLADO_MERCHANT: brand },
    });
    const { origin, stop } = await serveSite(site, { apiDelay: 0, brand });
    try {
      return await visitInBrowser(origin, tourOf(root, brand));
    } finally {
      await stop();
    }
  } finally {
    await rm(site, { recursive: true, force: true });
  }
};

/**
 * Each brand but the house's, built and served as `start --merchant` does it, shows only its own name, colours and money
 * wherever a visitor looks.
 */
export const otherBrandsAreThemselves: Check = async (root) => {
  const problems: string[] = [];
  for (const brand of otherBrands(root)) problems.push(...(await visitBrand(root, brand)));
  return { problems };
};

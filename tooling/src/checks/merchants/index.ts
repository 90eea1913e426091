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

/** In the order of a visit. The head is checked on the page that the home visit leaves open. */
const walk = [visitHome, visitHead, visitGames, visitAuthentication, visitSignedIn] as const;

/** Visits a brand's site, from a guest's home to a member's rewards. */
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
    // In a separate folder, so that other steps measure the default brand.
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
 * Builds and serves each brand except the default one as `start --merchant` does, and checks that it shows only its
 * own name, colours and currency.
 */
export const otherBrandsAreThemselves: Check = async (root) => {
  const problems: string[] = [];
  for (const brand of otherBrands(root)) problems.push(...(await visitBrand(root, brand)));
  return { problems };
};

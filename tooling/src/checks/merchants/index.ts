import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../bench/served-site.ts";
import { otherBrands } from "../../brands.ts";
import { problemsOf, type Tour, visitInBrowser } from "../../browser/visit.ts";
import type { Check } from "../check.ts";
import { visitAuthentication } from "./authentication.ts";
import { buildBrand } from "./build-brand.ts";
import { createFindings } from "./findings.ts";
import { visitGames } from "./games.ts";
import { visitHead } from "./head.ts";
import { visitHome } from "./home.ts";
import { readMerchant } from "./read-merchant.ts";
import { visitSignedIn } from "./signed-in.ts";
import type { Visit } from "./visit.ts";

/** In the order of a visitor; the head is read on the page that home leaves open. */
const walk = [visitHome, visitHead, visitGames, visitAuthentication, visitSignedIn] as const;

/** A walk through a brand's site, from a guest's home to a member's rewards. */
const tourOf =
  (root: string, brand: string): Tour =>
  async (page, origin) => {
    const findings = createFindings(brand);
    const heard = problemsOf(page);
    const visit: Visit = { page, origin, merchant: readMerchant(root, brand), findings };
    for (const part of walk) await part(visit);
    return [...findings.problems, ...heard.map((problem) => `${brand}: ${problem}`)];
  };

const visitBrand = async (root: string, brand: string): Promise<readonly string[]> => {
  const site = await mkdtemp(join(tmpdir(), `volado-${brand}-`));
  try {
    await buildBrand(root, brand, site);
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

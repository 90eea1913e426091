import { join } from "node:path";
import { problemsOf, type Tour } from "../../browser/tour.ts";
import { visitInBrowser } from "../../browser/visit-in-browser.ts";
import { run } from "../../process/run.ts";
import type { Check } from "../check.ts";
import { type Packed, withPacked } from "../published/pack.ts";
import { serveOtherMerchant, visitOtherMerchant } from "./other-merchant.ts";
import { serveScratchSite } from "./scratch-server.ts";
import { withOtherMerchant, withScratchSite } from "./scratch-site.ts";

/** What a visitor of the scratch site finds to be wrong. */
const visit: Tour = async (page, origin) => {
  const problems = problemsOf(page);
  const expectText = async (selector: string, pattern: RegExp): Promise<void> => {
    const text = (await page.locator(selector).textContent()) ?? "";
    if (!pattern.test(text)) problems.push(`${selector} shows "${text}", not ${pattern}`);
  };

  await page.goto(origin);
  const button = page.getByRole("button", { name: "Saludar" });
  const { height = 0 } = (await button.boundingBox()) ?? {};
  if (height < 44) problems.push(`the kit's button is ${height} px high: its styles are missing`);
  await button.click();
  await page.locator("output", { hasText: "Hola" }).waitFor();

  await expectText("#address", /^\/api\/greeting\?name=Ana$/);
  await expectText("#money", /1,234\.50/);
  await expectText("output", /^Hola, Ana$/);
  return problems;
};

const tryScratchSite = (packed: readonly Packed[]): Promise<readonly string[]> =>
  withScratchSite(packed, async (folder) => {
    const { origin, stop } = await serveScratchSite(join(folder, "dist"));
    try {
      return await visitInBrowser(origin, visit);
    } finally {
      stop();
    }
  });

/** The command that the client's tarball brings along, as somebody who installed it types it. */
const askGateway = async (folder: string, origin: string): Promise<readonly string[]> => {
  const command = join(folder, "node_modules/.bin/volado-conformance");
  const { code, output } = await run(command, [origin, "--only", "getStatus"], { cwd: folder });
  return code === 0 ? [] : [`volado-conformance of the tarball ended with ${code}:\n${output}`];
};

const tryOtherMerchant = (packed: readonly Packed[]): Promise<readonly string[]> =>
  withOtherMerchant(packed, async (folder) => {
    const { origin, stop } = await serveOtherMerchant(folder);
    try {
      return [...(await visitInBrowser(origin, visitOtherMerchant)), ...(await askGateway(folder, origin))];
    } finally {
      stop();
    }
  });

/** The tarballs, installed outside the workspace, make sites that type-check, build, render and talk. */
export const packedPackages: Check = (root) =>
  withPacked(root, async (packed) => ({
    problems: [...(await tryScratchSite(packed)), ...(await tryOtherMerchant(packed))],
  }));

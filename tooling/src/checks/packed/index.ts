import { chromium, type Page } from "playwright-core";
import { browserArgs, findBrowser } from "../../browser/find-browser.ts";
import type { Check } from "../check.ts";
import { withPacked } from "../published/pack.ts";
import { serveScratchSite } from "./scratch-server.ts";
import { withScratchSite } from "./scratch-site.ts";

/** What a visitor of the scratch site finds to be wrong. */
const visit = async (page: Page, origin: string): Promise<readonly string[]> => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(`the page threw: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`the console says: ${message.text()}`);
  });
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

const visitInBrowser = async (origin: string): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(15_000);
    return await visit(page, origin);
  } finally {
    await browser.close();
  }
};

/** The tarballs, installed outside the workspace, make a site that type-checks, builds, renders and talks. */
export const packedPackages: Check = (root) =>
  withPacked(root, (packed) =>
    withScratchSite(packed, async (dist) => {
      const { origin, stop } = await serveScratchSite(dist);
      try {
        return { problems: await visitInBrowser(origin) };
      } finally {
        stop();
      }
    }),
  );

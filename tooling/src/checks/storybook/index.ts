import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { problemsOf, type Tour, visitInBrowser } from "../../browser/visit.ts";
import { buildStorybook, serveStorybook } from "../../storybook.ts";
import type { Check } from "../check.ts";
import { indexSchema, undocumented } from "./undocumented.ts";

/** A reader opens the documentation, a component's page, and one of its stories. */
const read: Tour = async (page, origin) => {
  const problems = problemsOf(page);
  await page.setViewportSize({ width: 1_280, height: 800 });
  await page.goto(`${origin}/?path=/docs/controls-button--docs`);
  const shown = page.frameLocator("#storybook-preview-iframe");
  await shown.getByRole("heading", { level: 1, name: "Button", exact: true }).waitFor();
  await page.goto(`${origin}/iframe.html?id=controls-button--action&viewMode=story`);
  await page.locator("#storybook-root .vo-button").waitFor();
  return problems;
};

/** The kit's Storybook builds, documents every component, and can be read without its development server. */
export const staticStorybook: Check = async (root) => {
  await buildStorybook(root);
  const { origin, stop } = await serveStorybook(root);
  try {
    const index = indexSchema.parse(await (await fetch(`${origin}/index.json`)).json());
    const components = globSync(join(root, "packages/ui/src/components/*")).map((path) => basename(path));
    return { problems: [...undocumented(components, index), ...(await visitInBrowser(origin, read))] };
  } finally {
    stop();
  }
};

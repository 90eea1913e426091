import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { problemsOf, type Tour, visitInBrowser } from "../browser/visit.ts";
import { buildStorybook, serveStorybook } from "../storybook.ts";
import type { Check, Findings } from "./check.ts";

const entrySchema = z.object({ id: z.string(), type: z.string(), importPath: z.string() });
const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) });

/** An entry of Storybook's `index.json`. */
export type StorybookEntry = z.infer<typeof entrySchema>;

/** Builds and serves the kit's Storybook, and passes the list of its entries to `use`. */
export const withStorybook = async (
  root: string,
  use: (origin: string, entries: readonly StorybookEntry[]) => Promise<Findings>,
): Promise<Findings> => {
  await buildStorybook(root);
  const { origin, stop } = await serveStorybook(root);
  try {
    const index = indexSchema.parse(await (await fetch(`${origin}/index.json`)).json());
    return await use(origin, Object.values(index.entries));
  } finally {
    await stop();
  }
};

/** Reports components without a docs page or stories. */
export const undocumented = (
  components: readonly string[],
  entries: readonly StorybookEntry[],
): readonly string[] =>
  components.flatMap((name) => {
    const own = entries.filter(({ importPath }) => importPath.includes(`/components/${name}/`));
    return ["docs", "story"]
      .filter((kind) => !own.some(({ type }) => type === kind))
      .map((kind) => `packages/ui/src/components/${name} has no ${kind} in the built Storybook.`);
  });

/** Opens Storybook, a component's docs page, and one of its stories. */
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

/** Checks that the kit's static Storybook builds, documents every component and is readable. */
export const staticStorybook: Check = (root) =>
  withStorybook(root, async (origin, entries) => {
    const components = globSync(join(root, "packages/ui/src/components/*")).map((path) => basename(path));
    return { problems: [...undocumented(components, entries), ...(await visitInBrowser(origin, read))] };
  });

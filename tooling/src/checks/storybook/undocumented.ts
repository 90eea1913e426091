import { z } from "zod";

const entrySchema = z.object({ id: z.string(), type: z.string(), importPath: z.string() });

/** Storybook's list of its pages: `index.json` in a built Storybook. */
export const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) });

/** A built Storybook's list. */
export type StorybookIndex = z.infer<typeof indexSchema>;

/** What is missing for each component: a page of documentation, or every story. */
export const undocumented = (
  components: readonly string[],
  { entries }: StorybookIndex,
): readonly string[] => {
  const pages = Object.values(entries);
  return components.flatMap((name) => {
    const own = pages.filter(({ importPath }) => importPath.includes(`/components/${name}/`));
    return ["docs", "story"]
      .filter((kind) => !own.some(({ type }) => type === kind))
      .map((kind) => `packages/ui/src/components/${name} has no ${kind} in the built Storybook.`);
  });
};

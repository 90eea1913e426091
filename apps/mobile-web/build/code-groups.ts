import type { PluginOption, Rolldown } from "vite";
import { gatherFiles } from "./gather-files.ts";
import { findSharedFiles } from "./shared-files.ts";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/** Code that changes with a dependency's release and not with the site's: one file, kept in caches for long. */
const longLived =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|zod)\//;

/** What every visit loads beside that: in one file it compresses together. The entry stays out, index.html names it. */
const ownCode = (id: string): boolean => !/\/(index\.html|main\.tsx)$/.test(id);

/** The files that every visit loads, and for the rest what the bundler finds itself: a file for each set of parts that share something. */
const firstLoad = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "vendor", test: longLived, tags: ["$initial"], priority: 1 },
    { name: "site", test: ownCode, tags: ["$initial"] },
  ],
} satisfies CodeSplitting;

/**
 * How the site's code becomes files: what every visit loads in two, and what lazy parts share gathered into few, where the bundler
 * alone would write a hundred of a kilobyte each. Builds once more to see which.
 *
 * @param plugins those that decide which modules the site is made of
 * @param conditions of resolving packages
 */
export const codeGroups = async (
  plugins: readonly PluginOption[],
  conditions: readonly string[],
): Promise<CodeSplitting> => {
  const { files, sizes } = await findSharedFiles(plugins, conditions, { codeSplitting: firstLoad });
  const parts = new Map(
    gatherFiles(files, sizes).flatMap(({ modules }, place) =>
      modules.length < 2 ? [] : modules.map((id) => [id, `part-${place}`] as const),
    ),
  );
  return {
    ...firstLoad,
    groups: [...firstLoad.groups, { name: (id) => parts.get(id) ?? null, priority: -1 }],
  };
};

import type { PluginOption, Rolldown } from "vite";
import { gatherFiles, type SharedFile } from "./gather-files.ts";
import { type BuildParts, findSharedFiles } from "./shared-files.ts";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/** Code that changes with a dependency's release and not with the site's: one file, kept in caches for long. */
const longLived =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|zod)\//;

/** What every visit loads beside that: in one file it compresses together. The entry stays out, index.html names it. */
const ownCode = (id: string): boolean => !/\/(index\.html|main\.tsx)$/.test(id);

/**
 * The files that every visit loads, and for the rest what the bundler finds itself: a file for each set of
 * parts that share something.
 */
const firstLoad = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "vendor", test: longLived, tags: ["$initial"], priority: 1 },
    { name: "site", test: ownCode, tags: ["$initial"] },
  ],
} satisfies CodeSplitting;

/**
 * Lazy parts that come by themselves while home is on the screen: what stands around it, below it, and the
 * list that most go to.
 */
const comesByItself =
  /\/(app\/shell\/(overlays\/(deferred-shell|global-overlays)|menus\/(side-menu|member-panel)|header\/member-bar)|screens\/home\/lower-home|screens\/games\/game-list(-by-type)?\.screen)\.tsx$/;

/**
 * The style sheets that come with those parts. They are one file: with each sheet of `@layer` rules that is
 * added, Chromium forgets which fonts it has and lays the whole page out anew (docs/decisions/063).
 */
const sheetsOfHome = (files: readonly SharedFile[], own: BuildParts["own"]): ReadonlySet<string> => {
  const parts = new Map([...own].filter(([, [id = ""]]) => comesByItself.test(id)));
  const shared = files.filter(({ users }) => [...users].some((user) => parts.has(user)));
  const modules = [...parts.values(), ...shared.map((file) => file.modules)].flat();
  return new Set(modules.filter((id) => id.endsWith(".css")));
};

/**
 * How the site's code becomes files: what every visit loads in two, and what lazy parts share gathered into
 * few, where the bundler alone would write a hundred of a kilobyte each. Builds once more to see which.
 *
 * @param plugins those that decide which modules the site is made of
 * @param conditions of resolving packages
 */
export const codeGroups = async (
  plugins: readonly PluginOption[],
  conditions: readonly string[],
): Promise<CodeSplitting> => {
  const { files, sizes, own } = await findSharedFiles(plugins, conditions, { codeSplitting: firstLoad });
  const gathered = gatherFiles(files, sizes);
  const parts = new Map(
    gathered.flatMap(({ modules }, place) =>
      modules.length < 2 ? [] : modules.map((id) => [id, `part-${place}`] as const),
    ),
  );
  const sheets = sheetsOfHome(gathered, own);
  return {
    ...firstLoad,
    groups: [
      ...firstLoad.groups,
      { name: "around", test: (id) => sheets.has(id), priority: -1 },
      { name: (id) => parts.get(id) ?? null, priority: -2 },
    ],
  };
};

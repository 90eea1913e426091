import type { Rolldown } from "vite";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/** Code that changes with a dependency's release and not with the site's: one file, kept in caches for long. */
const libraries =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|zod)\/|^\0rolldown\/runtime/;

/** What every visit loads beside that. The entry stays out, because index.html names it. */
const ownCode = (id: string): boolean => !/\/(index\.html|main\.tsx)$/.test(id);

const styles = /\.css$/;

/**
 * How the site's code becomes files (docs/decisions/063): what every visit loads in two, one sheet for what comes
 * late, what many late parts share in one, and each late part in a file of its own.
 */
export const chunks: CodeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "vendor", test: libraries, tags: ["$initial"], priority: 4 },
    { name: "site", test: ownCode, tags: ["$initial"], priority: 3 },
    { name: "late-styles", test: styles, priority: 2 },
    { name: "shared", minShareCount: 24, priority: 1 },
  ],
  // What fewer parts share is written into each of them, where the bundler would make a file of a kilobyte for every
  // set of parts. A module still runs once, whichever file brings it.
  experimentalInlineCommonChunks: { maxSize: 60_000, exclude: styles },
};

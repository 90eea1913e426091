import type { Rolldown } from "vite";
import { areaOf } from "./code-areas.ts";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

const libraryNames = [
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "@tanstack",
  "i18next",
  "react-i18next",
  "zustand",
  "zod",
];

/** Code that changes with a dependency's release and not with the site's: one file, kept in caches for long. */
const libraries = new RegExp(`/node_modules/(?:${libraryNames.join("|")})/`);

/** The entry, which index.html names, and what nothing but the entry uses. */
const entry = /\/(index\.html|src\/main\.tsx|src\/app\/app\.tsx|src\/app\/shell\/\w+\.tsx)$/;

/** What every visit loads beside these. */
const ownCode = (id: string): boolean => !entry.test(id);

/**
 * How the site's code becomes files (docs/decisions/063): what every visit loads in two, one sheet for what comes
 * late, what late parts share in a file for each area, and each late part in a file of its own.
 */
export const chunks: CodeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "vendor", test: libraries, priority: 4 },
    { name: "site", test: ownCode, tags: ["$initial"], priority: 3 },
    { name: "late-styles", test: /\.css$/, priority: 2 },
    { name: areaOf, minShareCount: 2, priority: 1 },
  ],
};

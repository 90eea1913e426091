import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isExecutable } from "../process/is-executable.ts";

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** What WebKit is driven with: each program, and the Debian package that brings it. */
const programs = {
  webkitDriver: { package: "webkit2gtk-driver", find: () => onPath("WebKitWebDriver") },
  miniBrowser: {
    package: "webkit2gtk-driver",
    find: () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").sort().at(-1),
  },
  screen: { package: "xvfb", find: () => onPath("Xvfb") },
} as const;

/** The path of a program. @throws Error naming the package that is missing */
export const programFor = (name: keyof typeof programs): string => {
  const path = programs[name].find();
  if (path === undefined) throw new Error(`Debian's package ${programs[name].package} is missing.`);
  return path;
};

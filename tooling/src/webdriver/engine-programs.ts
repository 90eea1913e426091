import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isExecutable } from "../process/is-executable.ts";

/** The engines beside Chromium's that journeys are walked in. */
export const engines = ["webkit", "firefox"] as const;

/** An engine beside Chromium's. */
export type Engine = (typeof engines)[number];

/** Where a program stands on the PATH. */
const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Where Debian keeps WebKitGTK's own small browser, whatever the machine and the version of the interface. */
const miniBrowser = (): string | undefined => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").sort().at(-1);

/** What the engines are driven with: each program, and the Debian package that brings it. */
const programs = {
  webkitDriver: { package: "webkit2gtk-driver", find: () => onPath("WebKitWebDriver") },
  miniBrowser: { package: "webkit2gtk-driver", find: miniBrowser },
  screen: { package: "xvfb", find: () => onPath("Xvfb") },
  firefox: { package: "firefox-esr", find: () => onPath("firefox-esr") ?? onPath("firefox") },
} as const;

/** The path of a program. @throws Error naming the package that is missing */
export const programFor = (name: keyof typeof programs): string => {
  const path = programs[name].find();
  if (path === undefined) throw new Error(`The package ${programs[name].package} is missing.`);
  return path;
};

/** Mozilla's own driver, where somebody has installed it. */
export const findGeckodriver = (): string | undefined => onPath("geckodriver");

/** The Debian packages without which an engine can't be driven here. */
export const missingPackages = (): readonly string[] => [
  ...new Set(
    Object.values(programs)
      .filter(({ find }) => find() === undefined)
      .map((program) => program.package),
  ),
];

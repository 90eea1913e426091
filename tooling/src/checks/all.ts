import { apiReports } from "./api-report/api-reports.ts";
import { boundaries } from "./boundaries/boundaries.ts";
import type { Check } from "./check.ts";
import { clauses } from "./clauses/index.ts";
import { colours } from "./colours/index.ts";
import { features } from "./features/index.ts";
import { guideRuns } from "./guide/index.ts";
import { licences } from "./licences/index.ts";
import { lineLengths } from "./line-lengths.ts";
import { looks } from "./looks/index.ts";
import { packedPackages } from "./packed/index.ts";
import { packageFields } from "./published/publint.ts";
import { typesResolve } from "./published/types-resolve.ts";
import { dryRelease } from "./release/index.ts";
import { shakenComponents } from "./shaken/index.ts";
import { sizes } from "./size/size.ts";
import { staticStorybook } from "./storybook/index.ts";
import { themes } from "./themes.ts";
import { unusedExports } from "./unused-exports/index.ts";
import { wireWordsStay } from "./wire-words.ts";

/** A check as the suite knows it. */
export type NamedCheck = {
  readonly name: string;
  readonly title: string;
  readonly check: Check;
  /** Whether it may run beside its light neighbours: see `Step`. */
  readonly light?: boolean;
  /** Roughly how long it takes: see `Step`. */
  readonly seconds?: number;
};

/** Checks that read the sources as they are. */
export const sourceChecks: readonly NamedCheck[] = [
  { name: "boundaries", title: "import boundaries", check: boundaries, light: true },
  { name: "colours", title: "colour literals", check: colours, light: true },
  { name: "themes", title: "themes of brands", check: themes, light: true },
  { name: "exports", title: "exports that only tests use", check: unusedExports, light: true },
  { name: "lines", title: "lines of at most 120 characters", check: lineLengths, light: true },
  { name: "licences", title: "licences of what is shipped", check: licences, light: true },
  { name: "words", title: "words of the gateway", check: wireWordsStay, light: true },
  { name: "features", title: "table of features", check: features, light: true },
  { name: "clauses", title: "table of clauses", check: clauses, light: true },
];

/** Checks that need everything built. */
export const buildChecks: readonly NamedCheck[] = [
  { name: "size", title: "size budgets", check: sizes, light: true },
  { name: "api", title: "exports as reported", check: apiReports, light: true },
  { name: "publint", title: "publint on the tarballs", check: packageFields, light: true },
  { name: "attw", title: "are the types wrong, on the tarballs", check: typesResolve, light: true },
  {
    name: "shaken",
    title: "one component of the kit's tarball brings nothing else",
    check: shakenComponents,
    light: true,
  },
  { name: "packed", title: "tarballs in a site outside the workspace", check: packedPackages, light: true },
  { name: "storybook", title: "static Storybook", check: staticStorybook },
  { name: "release", title: "publishing, against a registry of our own", check: dryRelease },
  {
    name: "looks",
    title: "stories in every brand, theme and width",
    check: looks,
    light: true,
    seconds: 125,
  },
  { name: "guide", title: "commands of the white-label guide", check: guideRuns, light: true, seconds: 60 },
];

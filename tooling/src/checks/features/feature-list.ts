import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { repositoryPath } from "../pages/named-file.ts";

/** Folder of the generated pages, and of the one file that they are generated from. */
export const featuresFolder = "docs/features";

/** Path of the list of features within the repository. */
export const featureListFile = `${featuresFolder}/features.json`;

const files = z.array(repositoryPath);
const names = z.array(z.string().regex(/^\w+$/));

/** One thing that the site can do, and where it lives. */
const capabilitySchema = z.strictObject({
  /** Key of the area whose page it stands on. */
  area: z.string(),
  title: z.string().min(1),
  /** Sections of the specification that ask for it. */
  spec: z.array(z.int().min(1).max(9)).min(1),
  /** What there is to know beside the title, one short statement each. */
  what: z.array(z.string().min(1)).default([]),
  /** Files of the screen, of the rule, and of its tests; a path may hold a `*`. */
  screens: files.default([]),
  rules: files.default([]),
  tests: files.default([]),
  /** Calls of the gateway by id, and switches of the merchant by name. */
  calls: names.default([]),
  switches: names.default([]),
});

const featureListSchema = z.strictObject({
  /** Title of each area by its key, in the order of the index. */
  areas: z.record(z.string().regex(/^[a-z-]+$/), z.string().min(1)),
  capabilities: z.array(capabilitySchema),
});

/** One capability of the list. */
export type Capability = z.infer<typeof capabilitySchema>;
/** All capabilities of the site, by area. */
export type FeatureList = z.infer<typeof featureListSchema>;

/** Every file that a capability names, each once. */
export const filesOf = ({ screens, rules, tests }: Capability): readonly string[] =>
  Array.from(new Set([...screens, ...rules, ...tests]));

/** The list of features under `root`. @throws ZodError for a list of another shape */
export const readFeatureList = (root: string): FeatureList =>
  featureListSchema.parse(JSON.parse(readFileSync(join(root, featureListFile), "utf8")));

import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { knownTo, workspaceRules } from "./rules.ts";

/** Texts that a program holds: its string literals and what stands between the holes of its templates. */
const textsOf = (file: string, source: string): readonly string[] => {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.raw);
    },
  }).visit(parseSync(file, source).program);
  return texts;
};

/** Whether a text is a path into `folder`, seen from the repository's root or from the file that holds it. */
const leadsTo = (folder: string, file: string, text: string): boolean =>
  text.includes(`${folder}/`) || posix.join(posix.dirname(file), text).startsWith(`${folder}/`);

/** Workspaces whose files may not be read from `owner`: those that it doesn't stand on. Tooling reads everything. */
const strangersOf = (owner: string): readonly string[] => {
  const rule = workspaceRules[owner];
  if (rule === undefined || owner === "tooling") return [];
  const known = knownTo(owner, rule);
  return Object.keys(workspaceRules).filter((folder) => !known.includes(folder));
};

/**
 * Sentences about paths in a source that lead into a workspace which its own doesn't stand on: arrows that no
 * import shows.
 */
export const strayPaths = (owner: string, file: string, source: string): readonly string[] => {
  const strangers = strangersOf(owner).filter((folder) => source.includes(`${posix.basename(folder)}/`));
  if (strangers.length === 0) return [];
  const texts = textsOf(file, source);
  return strangers
    .filter((folder) => texts.some((text) => leadsTo(folder, file, text)))
    .map((folder) => `${file} names a path in ${folder}, which ${owner} doesn't stand on`);
};

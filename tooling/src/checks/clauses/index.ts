import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { pageProblems } from "../pages/generated-pages.ts";
import { namedFileExists } from "../pages/named-file.ts";
import {
  type Clause,
  type ClauseSection,
  clauseFile,
  filesOfClause,
  groupOf,
  placeOf,
  readClauses,
  specificationSections,
} from "./clause-list.ts";
import { clausePages } from "./clause-pages.ts";

const settled = ({ met, tests, differs }: Clause): boolean =>
  differs !== undefined || (met.length > 0 && tests.length > 0);

const says = (root: string, at: string): boolean => {
  const { path, text } = placeOf(at);
  return !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8").includes(text);
};

const clauseProblems = (root: string, { section, groups }: ClauseSection, clause: Clause) => {
  const group = groupOf(clause);
  return [
    ...(clause.id.startsWith(`${section}.`) ? [] : ["the id belongs to another section"]),
    ...(group === undefined || group in groups ? [] : [`there is no group ${group}`]),
    ...(settled(clause) ? [] : ["names no code with a test, and no decision"]),
    ...filesOfClause(clause)
      .filter((path) => !namedFileExists(root, path))
      .map((path) => `${path} doesn't exist (npx -y pnpm@12 clauses --moved looks for it)`),
    ...clause.met
      .filter((at) => !says(root, at))
      .map((at) => `${placeOf(at).path} doesn't say ${placeOf(at).text}`),
  ].map((problem) => `${clauseFile(section)}, ${clause.id}: ${problem}`);
};

const repeatedIds = ({ section, clauses }: ClauseSection): readonly string[] =>
  clauses
    .map(({ id }) => id)
    .filter((id, index, ids) => ids.indexOf(id) !== index)
    .map((id) => `${clauseFile(section)}, ${id}: stands there twice`);

/**
 * The clauses of the specification keep their word: each of its sections has a file; each clause names code that says
 * what it is said to say and a test, or a decision; ids are unique; and the generated pages are up to date.
 */
export const clauses: Check = async (root) => {
  const missing = specificationSections.filter((section) => !existsSync(join(root, clauseFile(section))));
  if (missing.length > 0) return { problems: missing.map((section) => `${clauseFile(section)} is missing`) };
  const sections = readClauses(root);
  return {
    problems: [
      ...sections.flatMap((section) => [
        ...repeatedIds(section),
        ...section.clauses.flatMap((clause) => clauseProblems(root, section, clause)),
      ]),
      ...pageProblems(root, clausePages(sections)),
    ],
  };
};

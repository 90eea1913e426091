import { readFile } from "node:fs/promises";
import {
  checkPackage,
  createPackageFromTarballData,
  type Problem,
  type ResolutionKind,
} from "@arethetypeswrong/core";
import { filterProblems, problemKindInfo } from "@arethetypeswrong/core/problems";
import type { Check } from "../check.ts";
import { type Packed, withPacked } from "./pack.ts";

/** The packages are ES modules for bundlers and Node's `import`; CommonJS and Node 10 are not promised. */
const promised: readonly ResolutionKind[] = ["node16-esm", "bundler"];

const describe = (problem: Problem): string => {
  const { shortDescription } = problemKindInfo[problem.kind];
  if ("entrypoint" in problem)
    return `${problem.entrypoint}: ${shortDescription} (${problem.resolutionKind})`;
  if ("moduleSpecifier" in problem) return `${problem.fileName}: ${problem.moduleSpecifier} doesn't resolve`;
  return "fileName" in problem
    ? `${problem.fileName}: ${shortDescription}`
    : `${problem.typesFileName}: ${shortDescription}`;
};

/** Entries that carry no types on purpose. */
const isUntyped = (problem: Problem): boolean =>
  "entrypoint" in problem && /\.(css|json|woff2)$/.test(problem.entrypoint);

/** What "are the types wrong" says about one tarball, for the module systems we promise. */
const typeProblems = async ({ workspace, tarball }: Packed): Promise<readonly string[]> => {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
  if (analysis.types === false) return [`${workspace.path}: the tarball carries no types`];
  const problems = promised.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind }));
  return [...new Set(problems)]
    .filter((problem) => !isUntyped(problem))
    .map((problem) => `${workspace.path}: ${describe(problem)}`);
};

/** The declarations of all published packages resolve and match their JavaScript for every promised consumer. */
export const typesResolve: Check = (root) =>
  withPacked(root, async (packed) => ({
    problems: (await Promise.all(packed.map(typeProblems))).flat(),
  }));

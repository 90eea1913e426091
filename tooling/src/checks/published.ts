import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  checkPackage,
  createPackageFromTarballData,
  type Problem,
  type ResolutionKind,
} from "@arethetypeswrong/core";
import { filterProblems, problemKindInfo } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { runOrThrow } from "../process/run.ts";
import { publishedPackages, type Workspace } from "../workspaces.ts";
import type { Check } from "./check.ts";

/** A published package and its tarball. */
export type Packed = { readonly workspace: Workspace; readonly tarball: string };

/** Packs every published, already built package, passes the tarballs to `use`, and removes them afterwards. */
export const withPacked = async <T>(
  root: string,
  use: (packed: readonly Packed[]) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-packed-"));
  try {
    const packed: Packed[] = [];
    for (const workspace of publishedPackages(root)) {
      const destination = join(folder, workspace.path);
      await runOrThrow("pnpm", ["pack", "--pack-destination", destination], { cwd: workspace.directory });
      const [tarball = ""] = globSync(join(destination, "*.tgz"));
      packed.push({ workspace, tarball });
    }
    return await use(packed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Runs a check on every tarball. */
const ofAll =
  (ask: (tarball: Uint8Array<ArrayBuffer>) => Promise<readonly string[]>): Check =>
  (root) =>
    withPacked(root, async (packed) => {
      const problems: string[] = [];
      for (const { workspace, tarball } of packed)
        for (const problem of await ask(new Uint8Array(await readFile(tarball))))
          problems.push(`${workspace.path}: ${problem}`);
      return { problems };
    });

/** Checks with publint that the tarballs' fields, files and module formats agree. */
export const packageFields: Check = ofAll(async ({ buffer }) => {
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
});

/** The packages are ES modules for bundlers and Node's `import`. CommonJS and Node 10 are not supported. */
const promised: readonly ResolutionKind[] = ["node16-esm", "bundler"];

const describe = (problem: Problem): string => {
  const { shortDescription } = problemKindInfo[problem.kind];
  if ("entrypoint" in problem)
    return `${problem.entrypoint}: ${shortDescription} (${problem.resolutionKind})`;
  if ("moduleSpecifier" in problem) return `${problem.fileName}: ${problem.moduleSpecifier} doesn't resolve`;
  return `${"fileName" in problem ? problem.fileName : problem.typesFileName}: ${shortDescription}`;
};

/** Entries without types. */
const isUntyped = (problem: Problem): boolean =>
  "entrypoint" in problem && /\.(css|json|woff2)$/.test(problem.entrypoint);

/** Checks that the declarations resolve and match the JavaScript in every supported module resolution. */
export const typesResolve: Check = ofAll(async (tarball) => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (analysis.types === false) return ["the tarball carries no types"];
  const problems = promised.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind }));
  return [...new Set(problems)].filter((problem) => !isUntyped(problem)).map(describe);
});

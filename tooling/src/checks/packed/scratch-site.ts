import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runOrThrow } from "../../process/run.ts";
import { repositoryRoot } from "../../workspace/root.ts";
import type { Packed } from "../published/pack.ts";

const sources = join(repositoryRoot, "tooling/scratch-site");

/** Libraries that the scratch site takes in the versions the tooling itself uses. */
const libraries = [
  "react",
  "react-dom",
  "@types/react",
  "@types/react-dom",
  "typescript",
  "vite",
  "zod",
] as const;

const ownVersions = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const libraryVersions = async (): Promise<Readonly<Record<string, string>>> => {
  const manifest = await readFile(join(repositoryRoot, "tooling/package.json"), "utf8");
  const { dependencies, devDependencies } = ownVersions.parse(JSON.parse(manifest));
  const versions = { ...dependencies, ...devDependencies };
  return Object.fromEntries(libraries.map((name) => [name, versions[name] ?? "latest"]));
};

/**
 * Installs the tarballs into a fresh Vite + React site outside the workspace, checks its types with the
 * declarations of its libraries included, builds it, lends the built folder to `use`, and removes all of it.
 *
 * @throws Error with the tool's words when the install, the types or the build fail.
 */
export const withScratchSite = async <T>(
  packed: readonly Packed[],
  use: (dist: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-scratch-"));
  const tarballs = Object.fromEntries(
    packed.map(({ workspace, tarball }) => [workspace.manifest.name, `file:${tarball}`]),
  );
  const manifest = {
    name: "scratch-site",
    private: true,
    type: "module",
    dependencies: { ...(await libraryVersions()), ...tarballs },
  };
  try {
    await cp(sources, folder, { recursive: true });
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    // The packages name each other by version; nothing is published yet, so these lead to the tarballs too.
    await writeFile(join(folder, "pnpm-workspace.yaml"), `overrides: ${JSON.stringify(tarballs)}\n`);
    await runOrThrow("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder });
    await runOrThrow("pnpm", ["exec", "tsc"], { cwd: folder });
    await runOrThrow("pnpm", ["exec", "vite", "build"], { cwd: folder });
    return await use(join(folder, "dist"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

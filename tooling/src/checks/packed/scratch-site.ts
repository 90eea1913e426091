import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runOrThrow } from "../../process/run.ts";
import { repositoryRoot } from "../../workspace/root.ts";
import type { Packed } from "../published/pack.ts";

const scratchSite = join(repositoryRoot, "tooling/scratch-site");
const otherMerchant = join(repositoryRoot, "examples/other-merchant");

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

/** What the tarballs are called, and where they lie. */
const addressesOf = (packed: readonly Packed[]): Readonly<Record<string, string>> =>
  Object.fromEntries(packed.map(({ workspace, tarball }) => [workspace.manifest.name, `file:${tarball}`]));

/**
 * Copies a site out of the workspace, installs it with the tarballs, checks its types with the declarations
 * of its libraries included, builds it, lends its folder to `use`, and removes all of it.
 *
 * @throws Error with the tool's words when the install, the types or the build fail.
 */
const withSite = async <T>(
  sources: string,
  manifest: object,
  packed: readonly Packed[],
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-scratch-"));
  try {
    await cp(sources, folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) });
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    // The packages name each other by version; nothing is published yet, so these lead to the tarballs too.
    const overrides = JSON.stringify(addressesOf(packed));
    await writeFile(join(folder, "pnpm-workspace.yaml"), `overrides: ${overrides}\n`);
    await runOrThrow("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder });
    await runOrThrow("pnpm", ["exec", "tsc"], { cwd: folder });
    await runOrThrow("pnpm", ["exec", "vite", "build"], { cwd: folder });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A site that takes one thing of each published package. @throws Error as {@link withSite} */
export const withScratchSite = async <T>(
  packed: readonly Packed[],
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const manifest = {
    name: "scratch-site",
    private: true,
    type: "module",
    dependencies: { ...(await libraryVersions()), ...addressesOf(packed) },
  };
  return withSite(scratchSite, manifest, packed, use);
};

const exampleManifest = z.looseObject({ dependencies: z.record(z.string(), z.string()) });

/**
 * The front end of another merchant, with the tarballs in the place of the published packages.
 * @throws Error as {@link withSite}
 */
export const withOtherMerchant = async <T>(
  packed: readonly Packed[],
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const text = await readFile(join(otherMerchant, "package.json"), "utf8");
  const manifest = exampleManifest.parse(JSON.parse(text));
  const tarballs = Object.entries(addressesOf(packed)).filter(([name]) => name in manifest.dependencies);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(tarballs) };
  return withSite(otherMerchant, { ...manifest, dependencies }, packed, use);
};

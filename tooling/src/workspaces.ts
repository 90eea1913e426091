import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

/** The absolute path of the repository. */
export const repositoryRoot: string = resolve(import.meta.dirname, "../..");

const exportTarget = z.union([z.string(), z.record(z.string(), z.string())]);

const manifestSchema = z.object({
  name: z.string(),
  private: z.boolean().optional(),
  exports: z.record(z.string(), exportTarget).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** One member of the workspace. */
export type Workspace = {
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  /** Absolute path. */
  readonly directory: string;
  /** The part of its `package.json` that the tooling reads. */
  readonly manifest: z.infer<typeof manifestSchema>;
};

/**
 * Every member of the workspace under `root`, found by its folder, so that a new one is covered at once.
 *
 * @throws ZodError when a `package.json` is not one.
 */
export const findWorkspaces = (root: string): readonly Workspace[] =>
  globSync(["apps/*/package.json", "packages/*/package.json", "tooling/package.json"], { cwd: root })
    .sort()
    .map((file) => ({
      path: dirname(file),
      directory: join(root, dirname(file)),
      manifest: manifestSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8"))),
    }));

/** The packages that are published: everything in `packages/` that is not private. */
export const publishedPackages = (root: string): readonly Workspace[] =>
  findWorkspaces(root).filter(({ path, manifest }) => path.startsWith("packages/") && !manifest.private);

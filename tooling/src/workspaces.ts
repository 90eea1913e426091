import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

/** Absolute path of the repository. */
export const repositoryRoot: string = resolve(import.meta.dirname, "../..");

const exportTarget = z.union([z.string(), z.record(z.string(), z.string())]);

const manifestSchema = z.object({
  name: z.string(),
  private: z.boolean().optional(),
  exports: z.record(z.string(), exportTarget).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

export type Workspace = {
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  /** Absolute path. */
  readonly directory: string;
  /** The part of its `package.json` that the tooling reads. */
  readonly manifest: z.infer<typeof manifestSchema>;
};

/**
 * All workspaces under `root`, found by their folders, so that new ones are included.
 * @throws ZodError for an invalid `package.json`
 */
export const findWorkspaces = (root: string): readonly Workspace[] =>
  globSync(["apps/*/package.json", "packages/*/package.json", "tooling/package.json"], { cwd: root })
    .sort()
    .map((file) => ({
      path: dirname(file),
      directory: join(root, dirname(file)),
      manifest: manifestSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8"))),
    }));

/** The published packages: all in `packages/` that are not private. */
export const publishedPackages = (root: string): readonly Workspace[] =>
  findWorkspaces(root).filter(({ path, manifest }) => path.startsWith("packages/") && !manifest.private);

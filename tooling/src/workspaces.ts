import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";

/** The absolute path of the repository. */
export const repositoryRoot: string = resolve(import.meta.dirname, "../..");

const exportTarget = z.union([z.string(), z.record(z.string(), z.string())]);

const manifestSchema = z.object({
  name: z.string(),
  version: z.string().default("0.0.0"),
  private: z.boolean().optional(),
  exports: z.record(z.string(), exportTarget).default({}),
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** The part of a `package.json` that the tooling reads. */
export type Manifest = z.infer<typeof manifestSchema>;

/** One member of the workspace: `kind` is the folder it lives in. */
export type Workspace = {
  readonly kind: "app" | "package" | "tooling";
  /** Folder name, for example `domain`. */
  readonly folder: string;
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  /** Absolute path. */
  readonly directory: string;
  readonly manifest: Manifest;
};

const kindOf = (path: string): Workspace["kind"] => {
  if (path.startsWith("apps/")) return "app";
  return path.startsWith("packages/") ? "package" : "tooling";
};

/**
 * Every member of the workspace under `root`, found by its folder, so that a new one is covered at once.
 *
 * @throws ZodError when a `package.json` is not one.
 */
export const findWorkspaces = (root: string): readonly Workspace[] =>
  globSync(["apps/*/package.json", "packages/*/package.json", "tooling/package.json"], { cwd: root })
    .sort()
    .map((file) => {
      const path = dirname(file);
      return {
        kind: kindOf(path),
        folder: basename(path),
        path,
        directory: join(root, path),
        manifest: manifestSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8"))),
      };
    });

/** The packages that are published: everything in `packages/` that is not private. */
export const publishedPackages = (root: string): readonly Workspace[] =>
  findWorkspaces(root).filter(({ kind, manifest }) => kind === "package" && manifest.private !== true);

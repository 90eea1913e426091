import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runOrThrow } from "../../process/run.ts";
import { publishedPackages, type Workspace } from "../../workspace/workspaces.ts";

/** A published package and the tarball that the registry would get. */
export type Packed = { readonly workspace: Workspace; readonly tarball: string };

const pack = async (workspace: Workspace, folder: string): Promise<Packed> => {
  const destination = join(folder, workspace.folder);
  await runOrThrow("pnpm", ["pack", "--pack-destination", destination], { cwd: workspace.directory });
  const [tarball] = globSync("*.tgz", { cwd: destination });
  if (tarball === undefined) throw new Error(`pnpm pack made no tarball for ${workspace.path}.`);
  return { workspace, tarball: join(destination, tarball) };
};

/** Packs every published package, built before, lends the tarballs to `use`, and removes them after. */
export const withPacked = async <T>(
  root: string,
  use: (packed: readonly Packed[]) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-packed-"));
  try {
    const packed: Packed[] = [];
    for (const workspace of publishedPackages(root)) packed.push(await pack(workspace, folder));
    return await use(packed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

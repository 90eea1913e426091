import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const toldSchema = z.object({
  /** Of the surface that was told about. */
  digest: z.string(),
  /** Name of a file of `.changeset`, without its ending. */
  changeset: z.string(),
  /** The package's version while the changeset waits. */
  since: z.string(),
  /** Entries without types, and commands. */
  files: z.array(z.string()),
});

/**
 * Which changeset tells about the surface that a package's reports show, and which version it had been
 * released with before.
 */
export type Told = z.infer<typeof toldSchema>;

/** The file in a package's folder of reports that says so. */
export const TOLD = "told.json";

/** Reads that file; nothing when there is none. @throws ZodError when it says something else */
export const readTold = (folder: string): Told | undefined => {
  const file = join(folder, TOLD);
  return existsSync(file) ? toldSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
};

const namesOf = (changeset: string): string => changeset.split("---")[1] ?? "";

/**
 * Why a changeset doesn't tell about a package, in the repository under `root`; nothing when it does.
 * Versioning takes changesets away: a missing one has told when the package has another version since.
 */
export const untold = (
  root: string,
  name: string,
  version: string,
  { changeset, since }: Pick<Told, "changeset" | "since">,
): string | undefined => {
  const file = join(root, ".changeset", `${changeset}.md`);
  if (existsSync(file)) {
    if (namesOf(readFileSync(file, "utf8")).includes(`"${name}"`)) return undefined;
    return `.changeset/${changeset}.md doesn't name ${name}`;
  }
  return version === since ? `there is no .changeset/${changeset}.md` : undefined;
};

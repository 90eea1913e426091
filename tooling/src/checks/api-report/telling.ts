import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Which changeset tells about the surface that a report shows, and which version it had been released with before. */
export interface Telling {
  readonly digest: string;
  /** Name of a file of `.changeset`, without its ending. */
  readonly changeset: string;
  /** The package's version while the changeset waits. */
  readonly since: string;
}

/** The line of a report that says so. */
export const writeTelling = ({ digest, changeset, since }: Telling): string =>
  `Surface \`${digest}\`, told by the changeset \`${changeset}\`, after version ${since}.`;

/** Reads that line; nothing from a text that has none. */
export const readTelling = (report: string): Telling | undefined => {
  const [, digest, changeset, since] =
    /^Surface `(\w+)`, told by the changeset `([\w-]+)`, after version (\S+)\.$/m.exec(report) ?? [];
  if (digest === undefined || changeset === undefined || since === undefined) return undefined;
  return { digest, changeset, since };
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
  { changeset, since }: Pick<Telling, "changeset" | "since">,
): string | undefined => {
  const file = join(root, ".changeset", `${changeset}.md`);
  if (existsSync(file)) {
    if (namesOf(readFileSync(file, "utf8")).includes(`"${name}"`)) return undefined;
    return `.changeset/${changeset}.md doesn't name ${name}`;
  }
  return version === since ? `there is no .changeset/${changeset}.md` : undefined;
};

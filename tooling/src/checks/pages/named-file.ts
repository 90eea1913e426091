import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Path of a file of the repository, as lists of documentation name it; it may hold a `*`. */
export const repositoryPath = z
  .string()
  .regex(/^(apps|packages|tooling|examples|docs)\//, "must be a path of the repository");

/** Whether a named file is there, or for a pattern at least one that fits. */
export const namedFileExists = (root: string, path: string): boolean =>
  path.includes("*") ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));

import { execFileSync } from "node:child_process";
import { plant } from "./plant.ts";

/** Like {@link plant}, as a git checkout, for checks that ask git which files are there. */
export const checkout = (files: Readonly<Record<string, string>>): string => {
  const root = plant(files);
  execFileSync("git", ["init", "-q"], { cwd: root });
  return root;
};

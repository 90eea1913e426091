import { globSync } from "node:fs";
import { join } from "node:path";
import { execPath } from "node:process";
import { brandsFolder } from "../brands.ts";
import { run } from "../process/run.ts";
import type { Check } from "./check.ts";

/**
 * Every brand's `theme.css` names what the kit has, leaves no family of roles half assigned, and reads at
 * WCAG AA in both themes.
 */
export const themes: Check = async (root) => {
  const files = globSync(`${brandsFolder}/*/theme.css`, { cwd: root }).sort();
  if (files.length === 0) return { problems: [`${brandsFolder}: no brand has a theme.css`] };
  const command = join(root, "packages/ui/scripts/volado-theme.ts");
  const { code, output } = await run(execPath, [command, "check", ...files], { cwd: root });
  return { problems: code === 0 ? [] : output.trim().split("\n") };
};

import type { NamedCheck } from "../checks/all.ts";
import type { Step } from "./step.ts";

/** Makes a step of a check, which counts 1 whatever it looks at. */
export const checkStep = (
  { name, title, check, light = false, seconds = 0 }: NamedCheck,
  root: string,
): Omit<Step, "needs"> => ({
  name,
  title,
  light,
  seconds,
  run: async () => {
    const { problems, table } = await check(root);
    return {
      passed: problems.length === 0 ? 1 : 0,
      failed: problems.length === 0 ? 0 : 1,
      output: problems.map((problem) => `  ${problem}`).join("\n"),
      ...(table !== undefined && { note: table }),
    };
  },
});

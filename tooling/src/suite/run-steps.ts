import { slowest } from "./slowest.ts";
import type { Step, Tally, Timed } from "./step.ts";

/** Where the suite prints, and its clock in milliseconds. */
export type SuitePorts = { readonly print: (line: string) => void; readonly now: () => number };

const attempt = async (step: Step, failedNames: ReadonlySet<string>): Promise<Tally> => {
  const missing = step.needs?.filter((name) => failedNames.has(name)) ?? [];
  if (missing.length > 0) return { passed: 0, failed: 1, output: `Not run: ${missing.join(", ")} failed.` };
  try {
    return await step.run();
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};

const counts = ({ passed, failed }: Tally): string =>
  failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;

/**
 * Runs every step in order, going on after a failing one, tells what took longest, and closes with the line
 * `N passed, N failed`, which sums what the steps counted.
 *
 * @returns whether nothing failed and something ran.
 */
export const runSteps = async (steps: readonly Step[], { print, now }: SuitePorts): Promise<boolean> => {
  const failedNames = new Set<string>();
  const failedTitles: string[] = [];
  const total = { passed: 0, failed: 0 };
  const times: { steps: Timed[]; tests: Timed[] } = { steps: [], tests: [] };

  for (const step of steps) {
    const startedAt = now();
    const tally = await attempt(step, failedNames);
    const milliseconds = now() - startedAt;
    const seconds = (milliseconds / 1000).toFixed(1);
    times.steps.push({ title: step.title, milliseconds });
    times.tests.push(...(tally.tests ?? []));
    total.passed += tally.passed;
    total.failed += tally.failed;

    print(`${tally.failed === 0 ? "✓" : "✗"} ${step.title} · ${counts(tally)} · ${seconds} s`);
    if (tally.note !== undefined) print(tally.note);
    if (tally.failed > 0) {
      failedNames.add(step.name);
      failedTitles.push(step.title);
      if (tally.output !== undefined) print(tally.output.trimEnd());
    }
  }

  for (const line of [...slowest("steps", times.steps), ...slowest("tests", times.tests)]) print(line);
  if (failedTitles.length > 0) print(`\nFailed: ${failedTitles.join("; ")}`);
  print(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
};

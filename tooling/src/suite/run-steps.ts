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

/** So many light steps run at once: together they keep the two cores busy that the suite is meant for. */
const LANES = 2;

/** The steps in their order, in groups that run one after the other; only neighbours that are light share a group. */
const groupsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const joins = step.light === true && last?.every(({ light }) => light === true);
    if (joins) last?.push(step);
    else groups.push([step]);
  }
  return groups;
};

/**
 * Runs a group in lanes, each of which takes the longest step that is left when it is free. Answers in the order of the
 * steps.
 */
const inLanes = async <T>(steps: readonly Step[], run: (step: Step) => Promise<T>): Promise<readonly T[]> => {
  const results = new Map<Step, T>();
  const waiting = steps.toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0)).values();
  const lane = async () => {
    for (const step of waiting) results.set(step, await run(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return steps.flatMap((step) => results.get(step) ?? []);
};

const counts = ({ passed, failed }: Tally): string =>
  failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;

/**
 * Runs every step in order, light neighbours at once, going on after a failing one; tells what took longest, and closes
 * with the line `N passed, N failed`, which sums what the steps counted.
 *
 * @returns whether nothing failed and something ran.
 */
export const runSteps = async (steps: readonly Step[], { print, now }: SuitePorts): Promise<boolean> => {
  const failedNames = new Set<string>();
  const failedTitles: string[] = [];
  const total = { passed: 0, failed: 0 };
  const times: { steps: Timed[]; tests: Timed[] } = { steps: [], tests: [] };

  const timed = async (step: Step) => {
    const startedAt = now();
    const tally = await attempt(step, failedNames);
    return { step, tally, milliseconds: now() - startedAt };
  };

  const tell = ({ step, tally, milliseconds }: Awaited<ReturnType<typeof timed>>) => {
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
  };

  for (const group of groupsOf(steps)) for (const result of await inLanes(group, timed)) tell(result);
  for (const line of [...slowest("steps", times.steps), ...slowest("tests", times.tests)]) print(line);
  if (failedTitles.length > 0) print(`\nFailed: ${failedTitles.join("; ")}`);
  print(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
};

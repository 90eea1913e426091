import { expect, test } from "vitest";
import { plant } from "../testing/plant.ts";
import { type MutationResult, mutationResult, mutationTable } from "./mutation-report.ts";
import { mutationTargets } from "./mutation-targets.ts";

const planted = () =>
  plant({
    "packages/domain/src/money/money.ts": "",
    "packages/domain/src/money/money.test.ts": "",
    "packages/domain/src/text/text.ts": "",
    "packages/domain/src/testing/samples.ts": "",
    "apps/mobile-web/src/app/hooks/use-page.ts": "",
    "apps/mobile-web/src/app/app.tsx": "",
  });
const namesOf = (...asked: Parameters<typeof mutationTargets>) =>
  mutationTargets(...asked).map(({ name, files }) => [name, files]);

test("sources are mutated in the first row that names them, and tests in none", () => {
  expect(namesOf(planted(), undefined, undefined)).toEqual([
    ["domain/money", ["src/money/money.ts"]],
    ["domain, the rest", ["src/text/text.ts"]],
    ["mobile-web hooks", ["src/app/hooks/use-page.ts"]],
    ["mobile-web app", ["src/app/app.tsx"]],
  ]);
});

test("a path or a list of changed files narrows them", () => {
  const root = planted();
  expect(namesOf(root, "packages/domain/src/text", undefined)).toEqual([
    ["domain, the rest", ["src/text/text.ts"]],
  ]);
  expect(namesOf(root, "packages/domain/src/tex", undefined)).toEqual([]);
  expect(namesOf(root, undefined, ["apps/mobile-web/src/app/app.tsx", "README.md"])).toEqual([
    ["mobile-web app", ["src/app/app.tsx"]],
  ]);
});

const result = (statuses: readonly string[]): MutationResult => {
  const [target] = mutationTargets(planted(), "packages/domain/src/money", undefined);
  if (!target) throw new Error("nothing to mutate");
  const mutant = (status: string) => ({
    mutatorName: "EqualityOperator",
    replacement: "a <= b",
    status,
    location: { start: { line: 7 } },
  });
  return mutationResult(target, { files: { "src/money/money.ts": { mutants: statuses.map(mutant) } } });
};

test("a mutant that no test finds is named with its place, and one that can't run counts nowhere", () => {
  const { left, ...counts } = result([
    "Killed",
    "Timeout",
    "Survived",
    "NoCoverage",
    "RuntimeError",
    "Ignored",
  ]);
  expect(counts).toMatchObject({ killed: 2, survived: 1, uncovered: 1, score: 50 });
  expect(left).toEqual([
    "packages/domain/src/money/money.ts:7 EqualityOperator a <= b",
    "packages/domain/src/money/money.ts:7 EqualityOperator (no test runs it)",
  ]);
});

test("the table has a row for each folder, beside its goal", () => {
  const rows = mutationTable([result(["Killed", "Killed", "Survived"])]).split("\n");
  expect(rows[2]).toBe("| domain/money | 1 | 2 | 1 | 0 | 66.7 % | 95 % |");
});

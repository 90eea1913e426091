import * as z from "zod";
import type { MutationTarget } from "./mutation-targets.ts";

const mutantSchema = z.object({
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.string(),
  location: z.object({ start: z.object({ line: z.number() }) }),
});

/** What we read of Stryker's report, which follows the mutation testing report schema. */
export const mutationReport = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(mutantSchema) })),
});

/** How a row of the table came out. */
export interface MutationResult {
  readonly target: MutationTarget;
  readonly killed: number;
  readonly survived: number;
  /** Mutants of lines that no test runs; they survive too. */
  readonly uncovered: number;
  /** Per cent of all mutants that were killed. */
  readonly score: number;
  /** Each one that is left, with its place. */
  readonly left: readonly string[];
}

/** Reads a report as the row that it was made for; mutants that can't run at all count nowhere. */
export const mutationResult = (
  target: MutationTarget,
  report: z.infer<typeof mutationReport>,
): MutationResult => {
  const mutants = target.files.flatMap((file) =>
    (report.files[file]?.mutants ?? []).map((mutant) => ({ file, ...mutant })),
  );
  const having = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  // A mutant that never comes to an end is found as well.
  const killed = having("Killed", "Timeout").length;
  const uncovered = having("NoCoverage").length;
  const survived = having("Survived").length;
  const all = killed + survived + uncovered;
  return {
    target,
    killed,
    survived,
    uncovered,
    score: all === 0 ? 100 : (100 * killed) / all,
    left: having("Survived", "NoCoverage").map(
      ({ file, location, mutatorName, replacement = "", status }) =>
        `${target.workspace}/${file}:${location.start.line} ${mutatorName} ${
          status === "NoCoverage" ? "(no test runs it)" : replacement.replace(/\s+/g, " ").slice(0, 80)
        }`,
    ),
  };
};

const columns = ["folder", "files", "killed", "survived", "uncovered", "score", "goal"];

/** A Markdown table of the results. */
export const mutationTable = (results: readonly MutationResult[]): string =>
  [
    columns,
    columns.map(() => "---"),
    ...results.map(({ target, killed, survived, uncovered, score }) => [
      target.name,
      target.files.length,
      killed,
      survived,
      uncovered,
      `${score.toFixed(1)} %`,
      `${target.goal} %`,
    ]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

import { median } from "../median.ts";
import type { Behaviour } from "./behaviours.ts";

const decimals = {
  ms: 0,
  "%": 1,
  elements: 0,
  MB: 2,
  KB: 0,
  files: 0,
  calls: 0,
} as const satisfies Record<Behaviour["unit"], number>;

const verdict = (value: number, { budget, goal }: Behaviour): string => {
  if (value <= goal) return "goal";
  return value <= budget ? "budget" : "over";
};

const row = (behaviour: Behaviour, values: readonly number[]): readonly string[] => {
  const shown = (value: number): string => value.toFixed(decimals[behaviour.unit]);
  const limits = [`${behaviour.budget}`, `${behaviour.goal}`];
  if (values.length === 0) return [behaviour.what, "", "", ...limits, "not measured"];
  const middle = median(values);
  return [
    `${behaviour.what} (${behaviour.unit})`,
    shown(middle),
    `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`,
    ...limits,
    // Judged as shown: 0.04 % of dropped frames reads 0.0.
    verdict(Number(shown(middle)), behaviour),
  ];
};

const columns = ["behaviour", "median", "runs", "budget", "goal", "within"] as const;

/** A Markdown table of all `behaviours`: the median of the runs and their spread beside budget and goal. */
export const behaviourTable = <Id extends string>(
  behaviours: Readonly<Record<Id, Behaviour>>,
  runs: readonly Partial<Readonly<Record<Id, number>>>[],
): string => {
  const isId = (id: string): id is Id => Object.hasOwn(behaviours, id);
  const ids = Object.keys(behaviours).filter(isId);
  const rows = ids.map((id) =>
    row(
      behaviours[id],
      runs.flatMap((run) => run[id] ?? []),
    ),
  );
  return [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
};

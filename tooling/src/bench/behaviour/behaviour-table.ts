import { median } from "../median.ts";
import { type Behaviour, type BehaviourId, behaviours, type Measured } from "./behaviours.ts";

const decimals = { ms: 0, "%": 1, elements: 0, MB: 2 } as const satisfies Record<Behaviour["unit"], number>;

const isId = (id: string): id is BehaviourId => Object.hasOwn(behaviours, id);

const verdict = (value: number, { budget, goal }: Behaviour): string => {
  if (value <= goal) return "goal";
  return value <= budget ? "budget" : "over";
};

const row = (id: BehaviourId, runs: readonly Measured[]): readonly string[] => {
  const behaviour: Behaviour = behaviours[id];
  const values = runs.flatMap((run) => run[id] ?? []);
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

/** A Markdown table of every behaviour: the median of the runs and their spread beside budget and goal. */
export const behaviourTable = (runs: readonly Measured[]): string =>
  [
    columns,
    columns.map(() => "---"),
    ...Object.keys(behaviours)
      .filter(isId)
      .map((id) => row(id, runs)),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** A measured behaviour with its unit, its budget and its goal. */
export interface Behaviour {
  readonly what: string;
  readonly unit: "ms" | "%" | "elements" | "MB" | "KB" | "files";
  readonly budget: number;
  readonly goal: number;
}

const row = (what: string, unit: Behaviour["unit"], budget: number, goal: number): Behaviour => ({
  what,
  unit,
  budget,
  goal,
});

/** Behaviours measured in a browser. Budgets only go down. */
export const behaviours = {
  menu: row("tap on the menu, to next paint", "ms", 50, 40),
  star: row("tap on a star, to next paint", "ms", 50, 40),
  filter: row("tap on the filter, to next paint", "ms", 50, 40),
  search: row("typing into the search, to next paint", "ms", 50, 40),
  category: row("category switch on home, to next paint", "ms", 120, 80),
  listFirst: row("home to list, first, until painted", "ms", 250, 150),
  listWarm: row("home to list, warm, until painted", "ms", 130, 80),
  restBusy: row("home at rest: work of the main thread, per minute", "ms", 6_000, 1_500),
  restLongTasks: row("home left for 30 s: what its long tasks take beyond 50 ms each", "ms", 900, 200),
  restScript: row("home left for 30 s: script", "KB", 210, 165),
  restFiles: row("home left for 30 s: script", "files", 20, 20),
  arrivingDropped: row("six calm flings while pages arrive: dropped frames", "%", 4, 1),
  arrivingLongest: row("six calm flings while pages arrive: longest task", "ms", 150, 50),
  arrivingBlank: row("six calm flings while pages arrive: blank share", "%", 0, 0),
  calmDropped: row("six calm flings through 5,000 games: dropped frames", "%", 1, 0),
  calmBlank: row("six calm flings: blank share", "%", 0, 0),
  calmElements: row("six calm flings: elements in the page", "elements", 500, 300),
  stressDropped: row("ten stress flings: dropped frames", "%", 12, 5),
  stressBlank: row("ten stress flings: blank share", "%", 20, 5),
  firstPicture: row("first tile with its picture on slow 4G", "ms", 2_800, 2_200),
  offlineShell: row("second visit with the service worker, offline: shell visible", "ms", 500, 300),
  heap: row("heap growth after 50 rounds home, list, game, back", "MB", 2, 0.5),
} as const satisfies Readonly<Record<string, Behaviour>>;

/** Budgets of the gateway itself. They only go down. */
export const gatewayBehaviours = {
  gatewayReady: row("gateway: start to ready on an empty database", "ms", 10_000, 5_000),
  gatewayAgain: row("gateway: start to ready on its data", "ms", 10_000, 5_000),
  gameList: row("gateway: 95 of 100 game lists at 50 clients on PGlite answered within", "ms", 60, 25),
} as const satisfies Readonly<Record<string, Behaviour>>;

/** The measurements of one run. Values that a run could not measure are missing. */
export type Measured<Id extends string = keyof typeof behaviours> = Partial<Readonly<Record<Id, number>>>;

/** The median. For an even count, the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle));
};

/** A Markdown table. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const decimals = { ms: 0, "%": 1, elements: 0, MB: 2, KB: 0, files: 0 } as const;

/** Compares rounded values: 0.04 % of dropped frames passes as 0.0. */
const verdict = (value: number, { budget, goal }: Behaviour): string => {
  if (value <= goal) return "goal";
  return value <= budget ? "budget" : "over";
};

/** A table of all behaviours: median and spread of the runs, budget and goal. */
export const behaviourTable = <Id extends string>(
  rows: Readonly<Record<Id, Behaviour>>,
  runs: readonly Measured<Id>[],
): string => {
  const isId = (id: string): id is Id => Object.hasOwn(rows, id);
  return table(
    ["behaviour", "median", "runs", "budget", "goal", "within"],
    Object.keys(rows)
      .filter(isId)
      .map((id) => {
        const behaviour = rows[id];
        const { what, unit, budget, goal } = behaviour;
        const values = runs.flatMap((run) => run[id] ?? []);
        if (values.length === 0) return [what, "", "", `${budget}`, `${goal}`, "not measured"];
        const shown = (value: number): string => value.toFixed(decimals[unit]);
        const middle = shown(median(values));
        const spread = `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`;
        const within = verdict(Number(middle), behaviour);
        return [`${what} (${unit})`, middle, spread, `${budget}`, `${goal}`, within];
      }),
  );
};

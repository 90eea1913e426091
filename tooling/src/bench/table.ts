import type { Metrics } from "./measure.ts";

/** A page's medians in both throttling modes. */
export type PageResult = { readonly page: string; readonly sim: Metrics; readonly applied: Metrics };

const columns = [
  "page",
  "score sim/applied",
  "FCP sim",
  "LCP sim/applied",
  "TBT sim",
  "CLS",
  "JS KB",
  "all KB",
  "LCP / floor",
] as const;

const ms = (value: number): string => value.toFixed(0);
const kb = (bytes: number): string => (bytes / 1000).toFixed(0);

const row = ({ page, sim, applied }: PageResult, floor: PageResult): readonly string[] => [
  page,
  `${sim.score} / ${applied.score}`,
  ms(sim.fcp),
  `${ms(sim.lcp)} / ${ms(applied.lcp)}`,
  ms(sim.tbt),
  Math.max(sim.cls, applied.cls).toFixed(3),
  kb(sim.scriptBytes),
  kb(sim.allBytes),
  `${(sim.lcp / floor.sim.lcp).toFixed(2)} / ${(applied.lcp / floor.applied.lcp).toFixed(2)}`,
];

/** A Markdown table of the results, the floor first; times in ms. */
export const resultTable = (floor: PageResult, pages: readonly PageResult[]): string =>
  [columns, columns.map(() => "---"), ...[floor, ...pages].map((result) => row(result, floor))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

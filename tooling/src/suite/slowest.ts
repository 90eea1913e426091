import type { Timed } from "./step.ts";

const SHOWN = 20;

/** The lines that tell which of these took longest; none for fewer than two, which their own lines tell. */
export const slowest = (what: string, timed: readonly Timed[]): readonly string[] => {
  if (timed.length < 2) return [];
  const shown = timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
  return [
    `\nSlowest ${what}`,
    ...shown.map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`),
  ];
};

import { join } from "node:path";
import type { Check } from "../check.ts";
import { type Budget, budgets, type Measurement } from "./budgets.ts";
import { measurePackages } from "./packages.ts";
import { measureSite } from "./site.ts";

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

const label = ({ budget, part }: Measurement): string =>
  part === undefined ? budget : `${budget} (${part})`;

/** Measurements that break their budget; one of 0 bytes means that nothing was measured. */
export const overBudget = (measured: readonly Measurement[]): readonly string[] => [
  ...measured.flatMap((measurement) => {
    const { limit } = budgets[measurement.budget];
    if (measurement.bytes === 0) return [`${label(measurement)}: nothing was found to measure`];
    return measurement.bytes > limit
      ? [`${label(measurement)}: ${kb(measurement.bytes)} KB is over the budget of ${kb(limit)} KB`]
      : [];
  }),
  ...Object.keys(budgets)
    .filter((name) => !measured.some(({ budget }) => budget === name))
    .map((name) => `${name}: was not measured`),
];

const tableOf = (measured: readonly Measurement[]): string => {
  const width = Math.max(...measured.map((measurement) => label(measurement).length));
  const rows = measured.map((measurement) => {
    const { limit, goal }: Budget = budgets[measurement.budget];
    const columns = [kb(measurement.bytes), kb(limit), goal === undefined ? "" : kb(goal)];
    return `  ${label(measurement).padEnd(width)} ${columns.map((column) => column.padStart(8)).join("")}`;
  });
  return [`  ${"KB after brotli".padEnd(width)}     size  budget    goal`, ...rows].join("\n");
};

/** The built site and the packages stay within their size budgets. */
export const sizes: Check = async (root) => {
  const measured = [...measureSite(join(root, "apps/mobile-web/dist")), ...(await measurePackages(root))];
  return { problems: overBudget(measured), table: tableOf(measured) };
};

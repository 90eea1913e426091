import { unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

/** Every rule has its table: what no test walks through fails the run. */
const coverage = {
  enabled: true,
  include: ["src/**/*.ts"],
  reporter: ["text-summary"],
  reportsDirectory: "node_modules/.coverage",
  // The branches that are left are those that only the types ask for: `?? 0` behind an index that always exists.
  thresholds: { lines: 100, functions: 100, statements: 99.9, branches: 99 },
};

export default mergeConfig(unitTests(), { test: { coverage } });

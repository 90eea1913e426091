import { unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

export default mergeConfig(unitTests(), {
  test: {
    globalSetup: ["src/testing/seeded-template.ts"],
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

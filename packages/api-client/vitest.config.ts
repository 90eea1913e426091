import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

/** Modules keep no state, so all test files share them, which halves the run time. */
export default mergeConfig(unitTests([]), {
  test: {
    include: ["src/**/*.test.ts"],
    hookTimeout: 60_000,
    setupFiles: ["test-server/long-waits.ts"],
    ...sharedModules,
  },
});

import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

/** Modules hold no state between files: all files share them, which halves the time. */
export default mergeConfig(unitTests([]), {
  test: {
    include: ["src/**/*.test.ts"],
    hookTimeout: 60_000,
    setupFiles: ["test-server/long-waits.ts"],
    ...sharedModules,
  },
});

import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

export default mergeConfig(unitTests(), {
  test: {
    globalSetup: ["src/testing/seeded-template.ts"],
    hookTimeout: 60_000,
    // Each suite has a gateway and a database of its own; the modules keep nothing. Loading them, and the database's
    // engine, anew for every file takes nearly half of the time.
    ...sharedModules,
  },
});

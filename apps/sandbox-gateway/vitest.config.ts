import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

/** Set by `test --all`. Without it the slow suites are skipped. */
const all = process.env.VOLADO_TEST_ALL === "1";

/** Suites of `test --all` only, because they kill processes or wait for real time to pass. */
const slow = [
  // Needs a PostgreSQL server.
  "src/data/lost-connections.test.ts",
  // Resets the world many times.
  "src/data/resets-under-traffic.test.ts",
  // Waits for connections to be cut off.
  "src/request/slow-senders.test.ts",
  // Runs the conformance command against a whole gateway.
  "src/conformance/command.test.ts",
];

export default mergeConfig(unitTests(), {
  test: {
    globalSetup: ["src/testing/seeded-template.ts"],
    hookTimeout: 60_000,
    exclude: all ? [] : slow,
    // Each suite has its own gateway and database, and the modules have no state. Loading modules and database engine
    // again for every file would take nearly half of the time.
    ...sharedModules,
  },
});

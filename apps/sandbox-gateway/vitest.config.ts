import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

/** Set by the run of everything; without it the slow suites are left out. */
const all = process.env.VOLADO_TEST_ALL === "1";

/** What only the run of everything has: processes that are killed, and what waits for real time to pass. */
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
    // Each suite has its own gateway and database, and the modules have no state. Loading them and the database's engine
    // again for every file takes nearly half of the time.
    ...sharedModules,
  },
});

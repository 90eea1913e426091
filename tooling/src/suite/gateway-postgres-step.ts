import { join } from "node:path";
import { findPostgres, startCluster } from "../process/throwaway-postgres.ts";
import { runTests } from "./runner-step.ts";
import type { Step } from "./step.ts";

const missing =
  "PostgreSQL is not installed, so the gateway was tested on PGlite only (Debian: apt-get install postgresql).";

/**
 * The gateway's own tests once more, on a real PostgreSQL server. Without one: a failure in CI, a loud note elsewhere.
 */
export const gatewayOnPostgres = (root: string): Step => ({
  name: "postgres",
  title: "gateway tests on PostgreSQL",
  run: async () => {
    const programs = findPostgres();
    if (programs === undefined) {
      const failed = process.env.CI === undefined ? 0 : 1;
      return { passed: 0, failed, note: `  NOT RUN: ${missing}` };
    }
    const cluster = await startCluster(programs);
    try {
      return await runTests({
        runner: "vitest",
        directory: join(root, "apps/sandbox-gateway"),
        script: "test:postgres",
        env: { DATABASE_URL: cluster.url },
      });
    } finally {
      await cluster.stop();
    }
  },
});

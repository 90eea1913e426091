import { join } from "node:path";
import { findPostgres, startCluster } from "../process/throwaway-postgres.ts";
import { runTests } from "./runner-step.ts";
import type { Step } from "./step.ts";

const MISSING =
  "PostgreSQL is not installed: the gateway was tested on PGlite only (Debian: apt-get install postgresql).";

/** Everything on the embedded database. A failure in CI, which is meant to have PostgreSQL; a loud note elsewhere. */
const allOnPGlite = (directory: string): Step => ({
  name: "unit",
  title: "unit tests of apps/sandbox-gateway on PGlite",
  light: true,
  seconds: 500,
  run: async () => {
    const tally = await runTests({ runner: "vitest", directory, script: "test:unit" });
    const failed = tally.failed + (process.env.CI === undefined ? 0 : 1);
    return {
      ...tally,
      failed,
      note: [tally.note ?? [], `  NOT RUN on PostgreSQL: ${MISSING}`].flat().join("\n"),
    };
  },
});

const allOnPostgres = (directory: string, programs: string): Step => ({
  name: "unit",
  title: "unit tests of apps/sandbox-gateway on PostgreSQL",
  light: true,
  seconds: 350,
  run: async () => {
    const cluster = await startCluster(programs);
    try {
      return await runTests({
        runner: "vitest",
        directory,
        script: "test:postgres",
        env: { DATABASE_URL: cluster.url },
      });
    } finally {
      await cluster.stop();
    }
  },
});

const storageOnPGlite = (directory: string): Step => ({
  name: "pglite",
  title: "storage, crashes and every call of apps/sandbox-gateway on PGlite",
  light: true,
  seconds: 180,
  run: () => runTests({ runner: "vitest", directory, script: "test:pglite" }),
});

/**
 * The gateway's own tests: all of them on a throw-away PostgreSQL server, which is a third quicker, and on the
 * embedded PGlite what differs there (how data are kept, what a crash leaves) and one answer of every call. Without
 * PostgreSQL all of them on PGlite.
 */
export const gatewaySteps = (root: string): readonly Step[] => {
  const directory = join(root, "apps/sandbox-gateway");
  const programs = findPostgres();
  return programs === undefined
    ? [allOnPGlite(directory)]
    : [allOnPostgres(directory, programs), storageOnPGlite(directory)];
};

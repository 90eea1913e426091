import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { TestProject } from "vitest/node";
import { migrate } from "../data/migrate.ts";
import type { Schema } from "../data/schema.ts";
import { seedWorld } from "../data/seed.ts";
import { testPasswordCost } from "./test-options.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with a seeded PGlite, so that not every suite has to make one. */
    pgliteTemplate: string;
  }
}

/** Makes the seeded database that all suites begin with. Runs once, before them. */
const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-gateway-"));
  const file = join(folder, "seeded.tar");
  const pglite = await PGlite.create();
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await seedWorld(db, { now: Date.now, passwordCost: testPasswordCost });
  const dump = await pglite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await db.destroy();
  provide("pgliteTemplate", file);
  return () => rm(folder, { recursive: true, force: true });
};

export default setup;

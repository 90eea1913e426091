import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, type DatabaseLocation, openDatabase } from "./data/database.ts";
import { openServices } from "./open-services.ts";
import { resolveOptions } from "./options.ts";
import { testDatabase } from "./testing/test-database.ts";

const ROUNDS_BEFORE_KILL = 25;
const playing = fileURLToPath(new URL("./testing/play-until-killed.ts", import.meta.url));

/** What the ledger must be, checked with nothing but SQL. */
const audit = async ({ db }: Database) => {
  const { rows } = await sql<{
    balance: number;
    entries: number;
    rounds: number;
    total: number;
    lopsided: number;
    unpaid: number;
  }>`
    select
      (select balance from wallets where member_id = 'M-jugador') as balance,
      (select sum(amount)::bigint from entries where account_id = 'wallet:M-jugador') as entries,
      (select 500000 + coalesce(sum(win - stake), 0)::bigint from rounds where member_id = 'M-jugador') as rounds,
      (select coalesce(sum(amount), 0)::bigint from entries) as total,
      (select count(*)::bigint from (
        select transaction_id from entries group by transaction_id having sum(amount) <> 0
      ) as broken) as lopsided,
      (select count(*)::bigint from rounds where win > 0 and not exists (
        select 1 from transactions where kind = 'win' and reference = 'round:' || rounds.id
      )) as unpaid
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The audit found nothing.");
  return row;
};

const start = (location: DatabaseLocation): ChildProcess =>
  spawn(
    process.execPath,
    [
      "--conditions=@volado/source",
      "--disable-warning=ExperimentalWarning",
      playing,
      JSON.stringify(location),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );

/** Waits for rounds that the process has confirmed, then kills it while the next ones are being written. */
const killAfter = async (child: ChildProcess, rounds: number): Promise<number> => {
  let confirmed = 0;
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The gateway ended by itself.")));
    child.stdout?.on("data", (chunk) => {
      confirmed += String(chunk).split("\n").length - 1;
      if (confirmed >= rounds) resolve();
    });
  });
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  const [, signal] = await ended;
  expect(signal).toBe("SIGKILL");
  return confirmed;
};

describe("a gateway killed in mid-write", () => {
  let location: DatabaseLocation;
  let drop = async () => {};

  beforeAll(async () => {
    const place = await testDatabase();
    if (place.location.kind === "server") {
      location = place.location;
      drop = place.drop;
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), "volado-crash-"));
    location = { kind: "folder", path: join(folder, "pglite") };
    drop = () => rm(folder, { recursive: true, force: true });
  });
  afterAll(() => drop());

  it("has lost nothing that it confirmed, and nothing stands half-written", async () => {
    for (const life of [1, 2]) {
      const confirmed = await killAfter(start(location), ROUNDS_BEFORE_KILL);

      const database = await openDatabase(location);
      const found = await audit(database);
      const { count } = await database.db
        .selectFrom("rounds")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      await database.close();

      expect(found.balance, `life ${life}`).toBe(found.entries);
      expect(found.balance).toBe(found.rounds);
      expect(found.total).toBe(0);
      expect(found.lopsided).toBe(0);
      expect(found.unpaid).toBe(0);
      expect(count).toBeGreaterThanOrEqual(confirmed);
    }
  }, 120_000);

  it("starts again and goes on with the same world", async () => {
    const { services, database } = await openServices(resolveOptions({ database: location }));
    const { balance } = await audit(database);
    expect(services.catalogue.byNodeId("JL-RNG-001")?.name).toBeDefined();
    expect(balance).not.toBe(500_000);
    await database.close();
  }, 60_000);
});

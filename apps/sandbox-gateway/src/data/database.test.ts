import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";

let database: Database;
let drop = async () => {};

beforeAll(async () => {
  const place = await testDatabase();
  drop = place.drop;
  database = await openDatabase(place.location);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const outbox = (id: string) => ({
  id,
  channel: "mail" as const,
  recipient: "a@b.mx",
  subject: null,
  body: "",
  code: null,
  sent_at: 2 ** 40,
});

const ids = async (prefix: string): Promise<readonly string[]> =>
  (
    await database.db
      .selectFrom("outbox")
      .select("id")
      .where("id", "like", `${prefix}%`)
      .orderBy("id")
      .execute()
  ).map(({ id }) => id);

describe("the database", () => {
  it("keeps queries beside a transaction out of it", async () => {
    const { db } = database;
    const inside = db.transaction().execute(async (tx) => {
      await tx.insertInto("outbox").values(outbox("beside-1")).execute();
      await new Promise((resolve) => setTimeout(resolve, 30));
      throw new Error("undo");
    });
    const beside = db.insertInto("outbox").values(outbox("beside-2")).execute();
    await expect(inside).rejects.toThrow("undo");
    await beside;
    expect(await ids("beside")).toEqual(["beside-2"]);
  });

  it("runs many transactions at once without mixing them", async () => {
    const { db } = database;
    const runs = Array.from({ length: 12 }, (_, index) =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto("outbox")
          .values(outbox(`many-${index}-a`))
          .execute();
        if (index % 2 === 1) throw new Error("undo");
        await tx
          .insertInto("outbox")
          .values(outbox(`many-${index}-b`))
          .execute();
      }),
    );
    await Promise.allSettled(runs);
    expect(await ids("many")).toHaveLength(12);
  });

  it("reads big whole numbers as numbers", async () => {
    await database.db.insertInto("outbox").values(outbox("big-1")).execute();
    const { sent_at } = await database.db
      .selectFrom("outbox")
      .select("sent_at")
      .where("id", "=", "big-1")
      .executeTakeFirstOrThrow();
    expect(sent_at).toBe(2 ** 40);
  });

  it("migrates once", async () => {
    expect(await migrate(database.db)).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from migrations`.execute(database.db);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe("the folder lock", () => {
  it("takes over the lock of a process that was killed, and gives it free", async () => {
    const folder = await mkdtemp(join(tmpdir(), "volado-lock-"));
    const data = join(folder, "pglite");
    await writeFile(`${data}.lock`, "4194303999");
    const unlock = await lockFolder(data);
    await unlock();
    const again = await lockFolder(data);
    await again();
    await rm(folder, { recursive: true });
  });

  it("names the process that holds the folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "volado-lock-"));
    const data = join(folder, "pglite");
    const unlock = await lockFolder(data);
    await expect(lockFolder(data)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await rm(folder, { recursive: true });
  }, 15_000);
});

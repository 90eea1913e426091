import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useSeededDatabase } from "../testing/test-database.ts";
import { lockFolder, openDatabase, serverPool } from "./database.ts";
import { migrate } from "./migrate.ts";

const database = useSeededDatabase();

describe("the database", () => {
  it("migrates once", async () => {
    expect(await migrate(database.db)).toEqual([]);
    const { rows } = await sql`select name from kysely_migration`.execute(database.db);
    expect(rows).toEqual([
      { name: "001-initial" },
      { name: "002-bonuses-and-payments" },
      { name: "003-contracts-of-the-house" },
      { name: "004-known-devices" },
      { name: "005-passkeys" },
      { name: "006-draw-secret" },
      { name: "007-other-accounts" },
    ]);
  });

  it("of an older release is refused with instructions", async () => {
    await sql`create table migrations (name text primary key)`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow("Delete its folder (VOLADO_DATA_DIR)");
    await sql`drop table migrations`.execute(database.db);
  });
});

it("survives an error of a connection in use", async () => {
  const pool = serverPool("postgres://nobody@localhost/nothing");
  const client = new Client();
  pool.emit("connect", client);
  expect(() => client.emit("error", new Error("Connection terminated unexpectedly"))).not.toThrow();
  await pool.end();
});

describe("the folder lock", () => {
  let data = "";

  beforeEach(async () => {
    data = join(await mkdtemp(join(tmpdir(), "volado-lock-")), "pglite");
  });
  afterEach(() => rm(dirname(data), { recursive: true }));

  it("is held by one gateway at a time", () => {
    const unlock = lockFolder(data);
    expect(() => lockFolder(data, 0)).toThrow(`${data} is in use by another gateway`);
    unlock();
    lockFolder(data, 0)();
  });

  it("ends with a process that is killed, and not before", async () => {
    const code = `import(${JSON.stringify(import.meta.resolve("./database.ts"))}).then(({ lockFolder }) => {
      lockFolder(${JSON.stringify(data)});
      console.log("locked");
      setInterval(() => {}, 1_000);
    })`;
    const child = spawn(process.execPath, ["--conditions=@volado/source", "--no-warnings", "-e", code]);
    await once(child.stdout, "data");
    expect(() => lockFolder(data, 0)).toThrow("in use");
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    lockFolder(data, 0)();
  });

  it("is released when the folder can't be opened", async () => {
    await mkdir(data);
    await writeFile(join(data, "PG_VERSION"), "9.0");
    await expect(openDatabase({ kind: "folder", path: data })).rejects.toThrow();
    lockFolder(data, 0)();
  });
});

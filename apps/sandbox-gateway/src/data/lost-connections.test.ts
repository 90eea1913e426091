import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { failureResponse } from "../request/envelope.ts";
import { callGateway } from "../testing/call-gateway.ts";
import { testServer } from "../testing/seeded-template.ts";
import { useGateway } from "../testing/test-gateway.ts";

const CALLS = 5;

/** The gateway's connections that wait for a lock in a transaction. */
const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

describe.skipIf(testServer() === undefined)("connections that the server ends", () => {
  const gateway = useGateway({ team: false });
  let admin: Client;

  beforeAll(async () => {
    const { database } = gateway.services().options;
    if (database.kind !== "server") throw new Error("The gateway runs on no server.");
    admin = new Client({ connectionString: database.url });
    await admin.connect();
  });
  afterEach(async () => {
    gateway.log.length = 0;
    await admin.query("rollback");
  });
  afterAll(() => admin.end());

  const addFavourite = (token: string) =>
    callGateway(
      { url: gateway.url(), keys: gateway.services().settings.publicKeys },
      { id: "addFavourite", token, fields: { nodeId: "JL-RNG-001", vendor: "JL" } },
    );

  it.each([1, 2, 3])("fail calls in a transaction with 503, and later ones are answered (%s)", async () => {
    const token = await gateway.logIn();
    await admin.query("begin");
    await admin.query("lock table favourites in access exclusive mode");
    const calls = Promise.all(Array.from({ length: CALLS }, () => addFavourite(token)));
    await vi.waitFor(async () => {
      // Inside a transaction the view would return a cached snapshot.
      await admin.query("select pg_stat_clear_snapshot()");
      expect((await admin.query(`select pid ${waiting}`)).rowCount).toBe(CALLS);
    });
    await admin.query(`select pg_terminate_backend(pid) ${waiting}`);
    for (const { status, headers } of await calls)
      expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
    await admin.query("rollback");
    expect((await addFavourite(token)).status).toBe(200);
  });

  it("fail an idle transaction with 503", async () => {
    const { db } = gateway.services();
    const failure = await db
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await admin.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
        await sql`select 1`.execute(tx);
      })
      .catch(failureResponse);
    expect(failure).toMatchObject({ status: 503 });
    expect(await db.selectFrom("members").select("id").limit(1).execute()).toHaveLength(1);
  });
});

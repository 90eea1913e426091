import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./data/database.ts";
import { launchedAt, ticketOf } from "./testing/answer-value.ts";
import { callGateway, launchFields } from "./testing/call-gateway.ts";
import { logInto, type MainPlace, mainPlace } from "./testing/main-place.ts";
import { type MainProcess, startMain } from "./testing/main-process.ts";

const PLAYERS = 4;
const ROUNDS_BEFORE_KILL = 30;
const OPENING_BALANCE = 500_000;

let place: MainPlace;
beforeAll(async () => {
  place = await mainPlace();
});
afterAll(() => place.drop());

/** What the ledger must be, asked with nothing but SQL. */
const audit = async ({ db }: Database) => {
  const { rows } = await sql<{
    balance: number;
    entries: number;
    rounds: number;
    count: number;
    total: number;
    lopsided: number;
    unpaid: number;
  }>`
    select
      (select balance from wallets where member_id = 'M-jugador') as balance,
      (select sum(amount)::bigint from entries where account_id = 'wallet:M-jugador') as entries,
      (select coalesce(sum(win - stake), 0)::bigint from rounds where member_id = 'M-jugador') as rounds,
      (select count(*)::bigint from rounds) as count,
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

const launch = async (url: string): Promise<string> => {
  const { gateway, token } = await logInto(url);
  return ticketOf(
    launchedAt(await callGateway(gateway, { id: "launchGame", token, fields: launchFields() })),
  );
};

/** Plays without pause, several rounds at a time, and kills the gateway while rounds are being written. */
const playAndKill = async (gateway: MainProcess): Promise<number> => {
  const ticket = await launch(gateway.url);
  let confirmed = 0;
  let killed: Promise<unknown> | undefined;
  const player = async (): Promise<void> => {
    while (killed === undefined) {
      const response = await fetch(`${gateway.url}/play/api/round`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Play-Ticket": ticket },
        body: JSON.stringify({ game: "reels", bet: 100, key: crypto.randomUUID() }),
      }).catch(() => undefined);
      if (response?.status === 200) confirmed += 1;
      if (confirmed >= ROUNDS_BEFORE_KILL) killed ??= gateway.end("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, player));
  expect(await killed).toEqual([null, "SIGKILL"]);
  return confirmed;
};

describe("a gateway killed in mid-write", () => {
  it("has lost nothing that it confirmed, and nothing stands half-written", async () => {
    let confirmed = 0;
    for (const _life of ["first", "second"]) {
      confirmed += await playAndKill(await startMain(place.env));
      const database = await openDatabase(place.location);
      const found = await audit(database);
      await database.close();

      expect(found.balance).toBe(found.entries);
      expect(found.balance).toBe(OPENING_BALANCE + found.rounds);
      expect([found.total, found.lopsided, found.unpaid]).toEqual([0, 0, 0]);
      expect(found.count).toBeGreaterThanOrEqual(confirmed);
    }
  }, 180_000);

  it("goes on where it was after a restart, and after a polite end", async () => {
    const gateway = await startMain(place.env);
    const { gateway: called, token } = await logInto(gateway.url);
    const star = { nodeId: "JL-RNG-001", vendor: "JL" };
    expect((await callGateway(called, { id: "addFavourite", token, fields: star })).status).toBe(200);
    expect(await gateway.end("SIGTERM")).toEqual([0, null]);

    const again = await startMain(place.env);
    const ids = await callGateway(
      { ...called, url: again.url },
      { id: "listFavouriteIds", token, fields: { pageNo: 1, pageSize: 100 } },
    );
    expect(ids.body.value).toEqual(["JL-RNG-001"]);
    await again.end("SIGTERM");
  }, 120_000);
});

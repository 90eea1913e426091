import { listRecords } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import type { MemberRecord } from "@volado/domain/records";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { playPorts } from "../ports/play-ports.ts";
import { launchedAt, readValue, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { pesos } from "../testing/pesos.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
let token = "";

const fields = (over: object = {}) => ({
  type: "A",
  from: 0,
  to: Date.now() + 400 * DAY_MS,
  pageSize: 25,
  ...over,
});
const list = async (over: object = {}) =>
  readValue(await gateway.call({ id: "listRecords", token, fields: fields(over) }), listRecords.response);
const kinds = async (over: object = {}) => (await list(over)).records.map(({ kind }) => kind);

beforeAll(async () => {
  token = await gateway.logIn();
  const ticket = ticketOf(
    launchedAt(await gateway.call({ id: "launchGame", token, fields: launchFields() })),
  );
  for (const [bet, win] of [
    [100, 250],
    [1_000, 0],
  ] as const) {
    gateway.later(1_000);
    await playPorts(gateway.services()).settleRound({
      ticket,
      bet,
      idempotencyKey: crypto.randomUUID(),
      request: {},
      decide: () => ({ outcome: {}, win }),
    });
  }
  await consolePorts(gateway.services()).setBalance("jugador", 600_000, crypto.randomUUID());
});
beforeEach(async () => {
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("records", () => {
  it("tell every movement, the newest first, with what it left and what it was about", async () => {
    const { records, totals, next } = await list();
    expect(records.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["adjustment", pesos(1_008.5), pesos(6_000)],
      ["bet", pesos(-10), pesos(4_991.5)],
      ["win", pesos(2.5), pesos(5_001.5)],
      ["bet", pesos(-1), pesos(4_999)],
      ["opening", pesos(5_000), pesos(5_000)],
    ]);
    expect([records[1]?.subject, records[0]?.subject]).toEqual([expect.any(String), undefined]);
    expect(records[0]?.reference).toMatch(/^[0-9A-F]{8}$/);
    expect([totals, next]).toEqual([{ count: 5, into: pesos(6_011), outOf: pesos(11) }, undefined]);
  });

  it("come by type and by state, with totals of what is shown", async () => {
    expect(await kinds({ type: "G" })).toEqual(["bet", "win", "bet"]);
    expect(await kinds({ type: "O" })).toEqual(["adjustment", "opening"]);
    expect((await list({ type: "G" })).totals).toEqual({ count: 3, into: pesos(2.5), outOf: pesos(11) });
    expect(await kinds({ type: "W" })).toEqual([]);
    expect(await kinds({ state: "pending" })).toEqual([]);
    expect(await kinds({ type: "G", state: "done" })).toHaveLength(3);
  });

  it("come by days, the end not included", async () => {
    const { records } = await list({ type: "O" });
    const at = records[0]?.at ?? 0;
    expect(await kinds({ type: "O", from: at, to: at + 1 })).toEqual(["adjustment"]);
    expect(await kinds({ from: 0, to: 1 })).toEqual([]);
    expect((await list({ from: 0, to: 1 })).totals).toEqual({ count: 0, into: pesos(0), outOf: pesos(0) });
  });

  it("come page by page, each row once, whatever is added meanwhile", async () => {
    const first = await list({ pageSize: 2 });
    expect(first.totals?.count).toBe(5);
    await consolePorts(gateway.services()).setBalance("jugador", 600_100, crypto.randomUUID());
    const second = await list({ pageSize: 2, after: first.next });
    const third = await list({ pageSize: 2, after: second.next });
    expect([second.totals, third.next]).toEqual([undefined, undefined]);
    const seen = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id));
    expect(new Set(seen).size).toBe(5);
  });

  describe("of deposits", () => {
    const MINUTE = 60_000;
    const ports = () => consolePorts(gateway.services());
    const idSchema = z.object({ id: z.string() });
    const begin = async (amount: string) => {
      const order = { methodId: "spei", amount };
      return readValue(await gateway.call({ id: "createDeposit", token, fields: order }), idSchema).id;
    };
    const show = ({ id, state, amount, balance }: MemberRecord) => ({ id, state, amount, balance });
    const deposits = async (over: object = {}) => (await list({ type: "D", ...over })).records;
    const waits = { state: "pending", balance: undefined };

    beforeEach(async () => {
      token = await gateway.logIn("agente");
    });

    it("tell those that wait, which moved nothing, until they are paid or rejected", async () => {
      const first = await begin("200");
      gateway.later(1);
      const second = await begin("300");
      expect((await deposits()).map(show)).toEqual([
        { id: second, amount: pesos(300), ...waits },
        { id: first, amount: pesos(200), ...waits },
      ]);
      expect(await deposits({ state: "done" })).toEqual([]);
      expect((await list({ state: "pending" })).totals).toEqual({
        count: 2,
        into: pesos(0),
        outOf: pesos(0),
      });
      expect((await deposits())[0]).toMatchObject({
        kind: "deposit",
        subject: expect.stringContaining("SPEI"),
      });

      const known = ({ subject, reference }: MemberRecord) => [subject, reference];
      const before = (await deposits()).map(known);
      await ports().settleDeposit(first, "rejected");
      await ports().settleDeposit(second, "paid");
      // Whoever asks about a deposit names what the deposit itself showed.
      expect((await deposits()).map(known)).toEqual(before);
      expect(before[0]?.[1]).toMatch(/^\d{12}$/);
      expect((await deposits()).map(({ state, amount }) => [state, amount])).toEqual([
        ["done", pesos(300)],
        ["rejected", pesos(200)],
      ]);
      expect((await deposits({ state: "rejected" })).map(({ id }) => id)).toEqual([first]);
    });

    it("forget those that nobody paid in time", async () => {
      const id = await begin("250");
      expect((await deposits({ state: "pending" })).map((row) => row.id)).toEqual([id]);
      gateway.later(24 * 60 * MINUTE);
      token = await gateway.logIn("agente");
      expect(await deposits({ state: "pending" })).toEqual([]);
    });

    it("come page by page among the movements", async () => {
      await begin("220");
      const { records, next } = await list({ pageSize: 100 });
      expect(next).toBeUndefined();
      const all = records.map(({ id }) => id);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ pageSize: 1, after });
        seen.push(...page.records.map(({ id }) => id));
        after = page.next;
      } while (after !== undefined);
      expect(seen).toEqual(all);
    });
  });

  it("are a member's own", async () => {
    token = await gateway.logIn("socia");
    expect(await kinds()).toEqual(["opening"]);
    expect(await gateway.call({ id: "listRecords", fields: fields() })).toMatchObject({ status: 401 });
  });

  it.each([
    { type: "X" },
    { pageSize: 101 },
    { after: "1" },
    { after: "1.2; drop table entries" },
    { state: "lost" },
  ])("refuse %j", async (over) => {
    expect(await gateway.call({ id: "listRecords", token, fields: fields(over) })).toMatchObject({
      status: 422,
      body: { code: "invalid_input" },
    });
  });
});

it("tell what was played: type, vendor and stake, and what a sports bet was on", async () => {
  await consolePorts(gateway.services()).setBalance("jugador", 600_000, crypto.randomUUID());
  const from = gateway.services().now() + 1;
  const sitDown = async (fields: object) =>
    ticketOf(
      launchedAt(await gateway.call({ id: "launchGame", token, fields: launchFields({ ...fields }) })),
    );
  const ports = playPorts(gateway.services());
  const lost = () => ({ outcome: {}, win: 0 });
  const idempotencyKey = crypto.randomUUID();

  gateway.later(1_000);
  await ports.settleRound({
    ticket: await sitDown({}),
    bet: 1_000,
    idempotencyKey,
    request: {},
    decide: lost,
  });
  gateway.later(1_000);
  const slip = { home: "Halcones", away: "Sierra", league: "Liga", selection: "2", odds: 315 };
  const ticket = await sitDown({ nodeId: "FB", gameId: "lobby", vassalage: "FB" });
  await ports.placeBet({ ticket, stake: 2_000, idempotencyKey, request: {}, dueAt: 0, slip, decide: lost });

  const { records } = await list({ type: "G", from });
  expect(records.map(({ subject, play }) => [subject, play])).toEqual([
    [
      "FB Deportes",
      {
        gameType: "SPORTS",
        vendor: "FB Deportes",
        stake: pesos(20),
        selection: { home: "Halcones", away: "Sierra", pick: "2", odds: 315 },
      },
    ],
    [expect.any(String), { gameType: "RNG", vendor: "Jili", stake: pesos(10), selection: undefined }],
  ]);
});

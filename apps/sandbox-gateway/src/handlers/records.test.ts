import { listRecords } from "@volado/api-client/endpoints";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consolePorts } from "../ports/console-ports.ts";
import { playPorts } from "../ports/play-ports.ts";
import { launchedAt, readValue, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const DAY = 86_400_000;
let token = "";

const fields = (over: object = {}) => ({
  type: "A",
  from: 0,
  to: Date.now() + 400 * DAY,
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
      decide: () => ({ outcome: {}, win }),
    });
  }
  await consolePorts(gateway.services()).setBalance("jugador", 600_000);
});
beforeEach(async () => {
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("records", () => {
  it("tell every movement, the newest first, with what it left and what it was about", async () => {
    const { records, currency, totals, next } = await list();
    expect(records.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["adjustment", 1_008.5, 6_000],
      ["bet", -10, 4_991.5],
      ["win", 2.5, 5_001.5],
      ["bet", -1, 4_999],
      ["opening", 5_000, 5_000],
    ]);
    expect([records[1]?.subject, records[0]?.subject]).toEqual([expect.any(String), undefined]);
    expect(records[0]?.reference).toMatch(/^[0-9A-F]{8}$/);
    expect([currency, totals, next]).toEqual(["MXN", { count: 5, into: 6_011, outOf: 11 }, undefined]);
  });

  it("come by type and by state, with totals of what is shown", async () => {
    expect(await kinds({ type: "G" })).toEqual(["bet", "win", "bet"]);
    expect(await kinds({ type: "O" })).toEqual(["adjustment", "opening"]);
    expect((await list({ type: "G" })).totals).toEqual({ count: 3, into: 2.5, outOf: 11 });
    expect(await kinds({ type: "W" })).toEqual([]);
    expect(await kinds({ state: "pending" })).toEqual([]);
    expect(await kinds({ type: "G", state: "done" })).toHaveLength(3);
  });

  it("come by days, the end not included", async () => {
    const { records } = await list({ type: "O" });
    const at = records[0]?.at ?? 0;
    expect(await kinds({ type: "O", from: at, to: at + 1 })).toEqual(["adjustment"]);
    expect(await kinds({ from: 0, to: 1 })).toEqual([]);
    expect((await list({ from: 0, to: 1 })).totals).toEqual({ count: 0, into: 0, outOf: 0 });
  });

  it("come page by page, each row once, whatever is added meanwhile", async () => {
    const first = await list({ pageSize: 2 });
    expect(first.totals?.count).toBe(5);
    await consolePorts(gateway.services()).setBalance("jugador", 600_100);
    const second = await list({ pageSize: 2, after: first.next });
    const third = await list({ pageSize: 2, after: second.next });
    expect([second.totals, third.next]).toEqual([undefined, undefined]);
    const seen = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id));
    expect(new Set(seen).size).toBe(5);
  });

  it("are a member's own", async () => {
    token = await gateway.logIn("socia");
    expect(await kinds()).toEqual(["opening"]);
    expect(await gateway.call({ id: "listRecords", fields: fields() })).toMatchObject({ status: 401 });
  });

  it.each([{ type: "X" }, { pageSize: 101 }, { after: "1; drop table entries" }, { state: "lost" }])(
    "refuse %j",
    async (over) => {
      expect(await gateway.call({ id: "listRecords", token, fields: fields(over) })).toMatchObject({
        status: 422,
        body: { code: "invalid_input" },
      });
    },
  );
});

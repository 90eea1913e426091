import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import type { MemberRecord } from "@volado/domain/records";
import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { placeBet, settleDueBets } from "../play-rounds/bets.ts";
import { settleRound } from "../play-rounds/rounds.ts";
import { launchedAt, launchFields, pesos, ticketOf, useMember } from "../testing/index.ts";

const gateway = useMember();
const ever = { type: "A", from: 0, to: Date.now() + 400 * DAY_MS, pageSize: 25 };
const fields = (over: object = {}) => ({ ...ever, ...over });
const list = (over: object = {}) => gateway.read("listRecords", fields(over));
const kinds = async (over: object = {}) => (await list(over)).records.map(({ kind }) => kind);
const setBalance = (centavos: number) =>
  gateway.console().setBalance("jugador", centavos, crypto.randomUUID());
const ticket = async (over: object = {}) =>
  ticketOf(launchedAt(await gateway.send("launchGame", launchFields({ ...over }))));
const spin = async (seat: string, bet: number, win: number) => {
  gateway.later(1_000);
  const key = { ticket: seat, idempotencyKey: crypto.randomUUID() };
  await settleRound(gateway.services(), { ...key, bet, request: {}, decide: () => ({ outcome: {}, win }) });
};
const nothing = { count: 0, into: pesos(0), outOf: pesos(0) };

describe("records", () => {
  beforeEach(async () => {
    const seat = await ticket();
    await spin(seat, 100, 250);
    await spin(seat, 1_000, 0);
    await setBalance(600_000);
  });

  it("list every round and other movement, newest first, with its result, the balance after it and its cause", async () => {
    const { records, totals, next } = await list();
    expect(records.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["adjustment", pesos(1_008.5), pesos(6_000)],
      ["play", pesos(-10), pesos(4_991.5)],
      ["play", pesos(1.5), pesos(5_001.5)],
      ["opening", pesos(5_000), pesos(5_000)],
    ]);
    expect(records.flatMap(({ play }) => play ?? [])).toMatchObject([
      { stake: pesos(10), win: pesos(0) },
      { stake: pesos(1), win: pesos(2.5) },
    ]);
    expect([records[1]?.subject, records[0]?.subject]).toEqual([expect.any(String), undefined]);
    expect(records[0]?.reference).toMatch(/^[0-9A-F]{8}$/);
    expect([totals, next]).toEqual([{ count: 4, into: pesos(6_010), outOf: pesos(10) }, undefined]);
  });

  it("are filtered by type, state and days, end exclusive, with totals of the filtered ones", async () => {
    expect(await kinds({ type: "G", state: "done" })).toEqual(["play", "play"]);
    expect(await kinds({ type: "O" })).toEqual(["adjustment", "opening"]);
    expect((await list({ type: "G" })).totals).toEqual({ count: 2, into: pesos(1.5), outOf: pesos(10) });
    expect(await kinds({ type: "W" })).toEqual([]);
    expect(await kinds({ state: "pending" })).toEqual([]);
    const at = (await list({ type: "O" })).records[0]?.at ?? 0;
    expect(await kinds({ type: "O", from: at, to: at + 1 })).toEqual(["adjustment"]);
    expect(await list({ from: 0, to: 1 })).toMatchObject({ records: [], totals: nothing });
  });

  it("come in pages, deposits among the movements, each once and in order, whatever is added meanwhile", async () => {
    await gateway.read("createDeposit", { methodId: "spei", amount: "220" });
    gateway.later(1_000);
    await setBalance(600_100);
    const all = (await list()).records.map(({ id }) => id);
    const first = await list({ pageSize: 2 });
    expect(first.totals?.count).toBe(6);
    await setBalance(600_200);
    const seen = first.records.map(({ id }) => id);
    for (let { next } = first; next !== undefined; ) {
      const page = await list({ pageSize: 1, after: next });
      expect(page.totals).toBe(undefined);
      seen.push(...page.records.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(all);
  });

  it("are private", async () => {
    await gateway.become("socia");
    expect(await kinds()).toEqual(["opening"]);
  });

  it.each([{ after: "1" }, { after: "1.2; drop table entries" }])("refuse %j", async (over) => {
    expect(await gateway.outcome("listRecords", fields(over))).toBe("invalid_input");
  });
});

describe("records of deposits", () => {
  const begin = async (amount: string) =>
    (await gateway.read("createDeposit", { methodId: "spei", amount })).id;
  const settle = (id: string, outcome: "paid" | "not-received") =>
    gateway.console().settleDeposit(id, outcome);
  const deposits = async (over: object = {}) => (await list({ type: "D", ...over })).records;
  const known = ({ subject, reference }: MemberRecord) => [subject, reference];

  it("list pending ones, which moved nothing, until they are paid or rejected", async () => {
    const first = await begin("200");
    gateway.later(1);
    const second = await begin("300");
    const before = await deposits();
    const waits = { kind: "deposit", state: "pending", balance: undefined };
    expect(before).toMatchObject([
      { id: second, amount: pesos(300), ...waits, subject: expect.stringContaining("SPEI") },
      { id: first, amount: pesos(200), ...waits },
    ]);
    expect(await deposits({ state: "done" })).toEqual([]);
    expect((await list({ state: "pending" })).totals).toEqual({ ...nothing, count: 2 });
    await settle(first, "not-received");
    await settle(second, "paid");
    const after = await deposits();
    // Members quote the reference that was shown with the deposit.
    expect(after.map(known)).toEqual(before.map(known));
    expect(before[0]?.reference).toMatch(/^\d{12}$/);
    expect(after.map(({ state, amount }) => [state, amount])).toEqual([
      ["done", pesos(300)],
      ["rejected", pesos(200)],
    ]);
    expect((await deposits({ state: "rejected" })).map(({ id }) => id)).toEqual([first]);
  });

  it("list cancelled ones, as such", async () => {
    const id = await begin("250");
    await gateway.read("cancelDeposit", { depositId: id });
    expect(await deposits({ state: "pending" })).toEqual([]);
    expect(await deposits({ state: "cancelled" })).toMatchObject([{ id, state: "cancelled" }]);
    await settle(id, "paid");
    expect(await deposits()).toMatchObject([{ kind: "deposit", state: "done", amount: pesos(250) }]);
  });

  it("leave out expired ones", async () => {
    const id = await begin("250");
    expect((await deposits({ state: "pending" })).map((row) => row.id)).toEqual([id]);
    gateway.later(DAY_MS);
    await gateway.become("jugador");
    expect(await deposits({ state: "pending" })).toEqual([]);
  });
});

describe("records of withdrawals", () => {
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  const card = { holder: "Ana Luz", bankCode: "012", number: "4152313000000005", paymentPassword };
  const withdraw = async (
    cardId: string,
    amount: string,
    fee: string,
    outcome?: "paid" | "bank-returned",
  ) => {
    const order = { cardId, amount, fee, paymentPassword, givesUpBonus: false };
    const { id } = await gateway.read("requestWithdrawal", order);
    if (outcome !== undefined) await gateway.console().settleWithdrawal(id, outcome);
  };
  const totals = async (state?: "done" | "pending" | "rejected") => (await list({ type: "W", state })).totals;

  it("have the state of their withdrawal, also its return, so that each state's totals are what it moved", async () => {
    await gateway.change("jugador", { club_label: null });
    const { id } = await gateway.read("addBankCard", card);
    await withdraw(id, "1000.00", "0.00", "paid");
    await withdraw(id, "500.00", "5.00", "bank-returned");
    await withdraw(id, "300.00", "5.00");
    expect(await totals("done")).toEqual({ count: 1, into: pesos(0), outOf: pesos(1_000) });
    expect(await totals("rejected")).toEqual({ count: 3, into: pesos(505), outOf: pesos(505) });
    expect(await totals("pending")).toEqual({ count: 2, into: pesos(0), outOf: pesos(305) });
    expect(await totals()).toEqual({ count: 6, into: pesos(505), outOf: pesos(1_810) });
    expect((await gateway.read("getWithdrawalTerms")).available).toEqual(pesos(5_000 + 505 - 1_810));
  });
});

describe("records of play", () => {
  const match = { home: "Halcones", away: "Sierra", league: "Liga", selection: "2", odds: 315 };
  const bet = async (stake: number, win: number, slip: object = match) => {
    const seat = await ticket({ nodeId: "FB", gameId: "lobby", vassalage: "FB" });
    const dueAt = gateway.services().now() + HOUR_MS;
    const play = { request: {}, decide: () => ({ outcome: {}, win }) };
    await placeBet(gateway.services(), {
      ticket: seat,
      stake,
      idempotencyKey: crypto.randomUUID(),
      dueAt,
      slip: { ...slip },
      ...play,
    });
  };

  it("show a lottery ticket's draw and picks", async () => {
    await bet(2_000, 0, { draw: "20261122-725", picks: ["04", "17"] });
    const [{ play } = {}] = (await list({ type: "G" })).records;
    expect(play?.selection).toEqual({ draw: "20261122-725", picks: ["04", "17"] });
  });

  it("show type, vendor, stake and win, and a sports bet's selection", async () => {
    await spin(await ticket(), 1_000, 0);
    gateway.later(1_000);
    await bet(2_000, 0);
    const { records } = await list({ type: "G" });
    const selection = { home: "Halcones", away: "Sierra", pick: "2", odds: 315 };
    const sports = { gameType: "SPORTS", vendor: "FB Deportes", stake: pesos(20), win: undefined, selection };
    const slots = {
      gameType: "RNG",
      vendor: "Jili",
      stake: pesos(10),
      win: pesos(0),
      selection: undefined,
    };
    expect(records.map(({ subject, play }) => [subject, play])).toEqual([
      ["FB Deportes", sports],
      [expect.any(String), slots],
    ]);
  });

  it.each([
    ["won", 6_300],
    ["lost", 0],
  ])("list an open bet as pending, and a %s one once, with its result", async (_, win) => {
    await bet(2_000, win);
    gateway.later(1_000);
    await spin(await ticket(), 100, 0);
    const open = await list({ type: "G", state: "pending" });
    expect(open).toMatchObject({
      records: [{ amount: pesos(-20), balance: pesos(4_980), play: { stake: pesos(20), win: undefined } }],
      totals: { count: 1, into: pesos(0), outOf: pesos(20) },
    });
    gateway.later(2 * HOUR_MS);
    await settleDueBets(gateway.services(), undefined);
    await gateway.become("jugador");
    const { records, totals } = await list({ type: "G" });
    const { state, amount, balance, play } = records.find(({ id }) => id === open.records[0]?.id) ?? {};
    expect([state, amount, play?.win]).toEqual(["done", pesos(win / 100 - 20), pesos(win / 100)]);
    expect(balance).toEqual(pesos(win > 0 ? 4_979 + win / 100 : 4_980));
    const net = win / 100 - 20;
    expect(totals).toEqual({ count: 2, into: pesos(Math.max(0, net)), outOf: pesos(1 + Math.max(0, -net)) });
    expect(await kinds({ type: "G", state: "pending" })).toEqual([]);
    // The record has the time of its win: no part of it is left among those before.
    const before = { type: "G", to: (open.records[0]?.at ?? 0) + 1 };
    expect(await kinds(before)).toEqual(win > 0 ? [] : ["play"]);
  });

  it("have stake and win, but the bonus money taken back from a win has none", async () => {
    const fields = { methodId: "spei", amount: "200", bonusId: "reload-50" };
    const { id: bonusId } = await gateway.read("createDeposit", fields);
    await gateway.console().settleDeposit(bonusId, "paid");
    await setBalance(15_000);
    await bet(10_000, 30_000);
    await gateway.read("giveUpBonus", { bonusId });
    gateway.later(2 * HOUR_MS);
    await settleDueBets(gateway.services(), undefined);
    await gateway.become("jugador");
    const { records } = await list({ from: gateway.services().now() - 1_000 });
    expect(records.map(({ kind, amount, subject, play }) => [kind, amount, subject, play?.stake])).toEqual([
      ["bonus-return", pesos(-150), "FB Deportes", undefined],
      ["play", pesos(200), "FB Deportes", pesos(100)],
    ]);
  });
});

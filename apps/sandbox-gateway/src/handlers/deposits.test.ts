import { HOUR_MS } from "@volado/domain/calendar";
import type { DepositReason } from "@volado/domain/wallet";
import { describe, expect, it } from "vitest";
import { atOnce, countOutcomes, pesos, pictureFile, useMember, walletOf } from "../testing/index.ts";

const gateway = useMember();

const deposits = () => gateway.console().deposits();
const settle = (id: string, outcome: "paid" | DepositReason) => gateway.console().settleDeposit(id, outcome);
const received = async (language: string) => {
  const box = await gateway.read("listMessages", { box: "received", pageSize: 25, language });
  return box.messages.filter(({ title }) => /depósito de|deposit of/.test(title));
};
const fieldsOf = (fields: object) => ({ methodId: "spei", amount: "250", ...fields });
const begin = (fields: object = {}) => gateway.read("createDeposit", fieldsOf(fields));
const stateOf = async (depositId: string) => (await gateway.read("getDeposit", { depositId })).state;
const receipt = (depositId: string, fields: object = {}) =>
  gateway.outcome("sendDepositReceipt", { depositId, remark: "", picture1: pictureFile(), ...fields });
const balance = async () => (await walletOf(gateway.services(), "jugador")).balance;
const START = 500_000;

describe("a deposit", () => {
  it("begins with the amount and account to pay, and moves nothing", async () => {
    const deposit = await begin();
    expect(deposit).toMatchObject({ state: "awaiting", amount: pesos(250), bonus: pesos(0) });
    expect(deposit.payTo?.account).toMatch(/^\d{18}$/);
    expect(await balance()).toBe(START);
  });

  it.each([
    { amount: "99.99" },
    { amount: "50000.01" },
    { amount: "250.005" },
    { methodId: "gold" },
    { bonusId: "moon" },
    { amount: "150", bonusId: "reload-50" },
  ])("is refused with %j", async (fields) => {
    expect(await gateway.outcome("createDeposit", fieldsOf(fields))).toBe("invalid_input");
    expect(await deposits()).toEqual([]);
  });

  it("is limited to twenty pending ones, also in parallel", async () => {
    const answers = await atOnce(25, () => gateway.send("createDeposit", fieldsOf({})));
    expect(countOutcomes(answers)).toEqual({ ok: 20, too_many_requests: 5 });
    expect(await deposits()).toHaveLength(20);
  });

  it("in cash names the shop and its fee, before and after it begins", async () => {
    const shop = { name: "La Esquina (demo)", fee: pesos(12) };
    const { methods } = await gateway.read("getDepositOptions");
    expect(methods.map((method) => [method.id, method.shop])).toEqual([
      ["spei", undefined],
      ["cash", shop],
      ["card", undefined],
    ]);
    expect(await begin({ methodId: "cash" })).toMatchObject({ amount: pesos(250), shop });
  });

  it("is unknown to other members", async () => {
    const { id: depositId } = await begin();
    await gateway.become("agente");
    expect(await gateway.outcome("getDeposit", { depositId })).toBe("not_found");
    expect(await receipt(depositId)).toBe("not_found");
  });

  it("expires without payment, and late money still belongs to the member", async () => {
    const { id } = await begin({ methodId: "card" });
    gateway.later(2 * HOUR_MS);
    expect(await stateOf(id)).toBe("expired");
    expect(await settle(id, "paid")).toBe(true);
    expect([await stateOf(id), await balance()]).toEqual(["paid", START + 25_000]);
  });
});

describe("cancelling", () => {
  const cancel = (depositId: string) => gateway.outcome("cancelDeposit", { depositId });

  it("ends an unpaid deposit once, and makes room for another", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => begin()));
    const [{ id } = { id: "" }] = all;
    expect(await gateway.outcome("createDeposit", fieldsOf({}))).toBe("too_many_requests");
    expect(await gateway.read("cancelDeposit", { depositId: id })).toMatchObject({
      state: "cancelled",
      settledAt: expect.any(Number),
    });
    expect(await cancel(id)).toBe("conflict");
    expect(await receipt(id)).toBe("conflict");
    await begin();
    expect((await deposits()).filter((row) => row.isCancelled).map((row) => row.id)).toEqual([id]);
    const today = { from: 0, to: Date.now() * 2, pageSize: 100, type: "D" };
    const { records } = await gateway.read("listRecords", today);
    expect(records.filter(({ state }) => state === "cancelled").map((record) => record.id)).toEqual([id]);
  });

  it("is refused once a receipt was sent, it was paid or expired, and for another member's", async () => {
    const [sent, paid, late] = [await begin(), await begin(), await begin()];
    await receipt(sent.id);
    await settle(paid.id, "paid");
    gateway.later(3 * 24 * HOUR_MS);
    await gateway.become("jugador");
    for (const { id } of [sent, paid, late]) expect(await cancel(id)).toBe("conflict");
    const { id } = await begin();
    await gateway.become("agente");
    expect(await cancel(id)).toBe("not_found");
  });

  it("does not lose money that arrives afterwards", async () => {
    const { id } = await begin();
    await cancel(id);
    expect([await settle(id, "not-received"), await settle(id, "paid")]).toEqual([false, true]);
    expect([await stateOf(id), await balance()]).toEqual(["paid", START + 25_000]);
  });
});

describe("a receipt", () => {
  it("moves the deposit into review, with its pictures and its remark", async () => {
    const { id } = await begin();
    const remark = "ñ".repeat(140);
    const picture2 = pictureFile("image/jpeg", { size: 5 * 1024 * 1024 });
    expect(await receipt(id, { remark, picture2 })).toBe("ok");
    expect(await stateOf(id)).toBe("review");
    expect(await deposits()).toMatchObject([{ id, inReview: true, receipts: 2, remark }]);
    expect((await gateway.console().depositReceipt(id, 2))?.format).toBe("jpeg");
  });

  it.each([
    ["no picture at all", { picture1: new File(["%PDF-1.7 and more"], "a.png", { type: "image/png" }) }],
    ["a fourth picture", { picture4: pictureFile() }],
    ["a remark of 141 characters", { remark: "x".repeat(141) }],
  ])("is refused with %s, and nothing is stored", async (_name, fields) => {
    const { id } = await begin();
    expect(await receipt(id, fields)).toBe("invalid_input");
    expect(await deposits()).toMatchObject([{ inReview: false, receipts: 0 }]);
  });

  it("is sent once, and only for transfers", async () => {
    const { id } = await begin();
    expect([await receipt(id), await receipt(id)]).toEqual(["ok", "conflict"]);
    const cash = await begin({ methodId: "cash" });
    expect(await receipt(cash.id)).toBe("conflict");
    expect((await deposits()).map(({ receipts }) => receipts).toSorted()).toEqual([0, 1]);
  });
});

it("approval pays deposit and bonus once, also in parallel, and a rejection is final", async () => {
  const { id, bonus, wager } = await begin({ bonusId: "reload-50" });
  expect({ bonus, wager }).toEqual({ bonus: pesos(125), wager: pesos(1_250) });
  const settled = await atOnce(5, () => settle(id, "paid"));
  expect(settled.filter(Boolean)).toEqual([true]);
  const { id: refused } = await begin();
  const late = [
    await settle(id, "not-received"),
    await settle(refused, "amount-differs"),
    await settle(refused, "paid"),
  ];
  expect(late).toEqual([false, true, false]);
  expect([await stateOf(id), await stateOf(refused)]).toEqual(["paid", "rejected"]);
  expect(await balance()).toBe(START + 37_500);
});

describe("a deposit's bonus", () => {
  const open = (bonusId: string, fields: object = {}) =>
    gateway.outcome("createDeposit", fieldsOf({ bonusId, ...fields }));
  const options = () => gateway.read("getDepositOptions");

  it("is refused while another is active or promised, and offered again afterwards", async () => {
    const { id } = await begin({ bonusId: "reload-50" });
    expect(await options()).toMatchObject({ bonus: undefined, bonusWaiting: true });
    expect(await open("light-10")).toBe("invalid_input");
    await settle(id, "paid");
    expect(await options()).toMatchObject({ bonus: { id, remaining: pesos(125) }, bonusWaiting: false });
    expect(await open("light-10")).toBe("invalid_input");
    await gateway.read("giveUpBonus", { bonusId: id });
    expect(await options()).toMatchObject({ bonus: undefined, bonusWaiting: false });
    expect(await open("light-10")).toBe("ok");
  });

  it("is paid once when two deposits with a bonus begin in parallel", async () => {
    const answers = await atOnce(4, () => gateway.send("createDeposit", fieldsOf({ bonusId: "reload-50" })));
    expect(countOutcomes(answers)).toEqual({ ok: 1, invalid_input: 3 });
  });

  it("of money that arrives late is added to the active one", async () => {
    const late = await begin({ methodId: "card", bonusId: "reload-50" });
    gateway.later(2 * HOUR_MS);
    const { id } = await begin({ bonusId: "light-10" });
    await settle(id, "paid");
    await settle(late.id, "paid");
    const sums = { remaining: pesos(150), wager: pesos(1_300) };
    expect((await options()).bonus).toMatchObject({ id, ...sums });
    expect(await balance()).toBe(START + 65_000);
  });

  it("for the first deposit is offered until one is paid, and not paid for a later one", async () => {
    expect((await options()).bonuses[0]).toMatchObject({ id: "first-100", percent: 100, rollover: 20 });
    const chosen = await begin({ bonusId: "first-100" });
    expect(chosen).toMatchObject({ bonus: pesos(250), wager: pesos(5_000) });
    const { id } = await begin();
    await settle(id, "paid");
    expect((await options()).bonuses.map((bonus) => bonus.id)).toEqual(["reload-50", "light-10"]);
    expect(await open("first-100")).toBe("invalid_input");
    await settle(chosen.id, "paid");
    const paid = await gateway.read("getDeposit", { depositId: chosen.id });
    expect(paid).toMatchObject({ state: "paid", bonus: pesos(0), wager: pesos(0), bonusLost: true });
    expect(await balance()).toBe(START + 50_000);
  });

  it("for the first deposit is paid with it", async () => {
    const { id } = await begin({ amount: "100", bonusId: "first-100" });
    await settle(id, "paid");
    expect([await balance(), (await options()).bonus?.title]).toEqual([
      START + 20_000,
      "100% en tu primer depósito",
    ]);
  });
});

it("a settlement writes to the member once, with sum, outcome and reason", async () => {
  const { id, reference } = await begin();
  await atOnce(3, () => settle(id, "paid"));
  const paid = {
    title: "Tu depósito de $250.00 ya está en tu saldo",
    text: expect.stringContaining(reference),
  };
  expect(await received("ES")).toMatchObject([paid]);
  const refused = await begin();
  await settle(refused.id, "receipt-unreadable");
  const [message] = await received("EN");
  expect(message?.title).toBe("Your deposit of $250.00 was not accepted");
  expect(message?.text).toContain("We couldn't read your receipt");
  expect(message?.text).toContain(refused.reference);
  expect(await gateway.read("getDeposit", { depositId: refused.id })).toMatchObject({
    reason: "receipt-unreadable",
  });
});

describe("the pay page", () => {
  const opened = async () => {
    const { id, payUrl = "" } = await begin({ methodId: "card" });
    return { id, payUrl: new URL(payUrl, gateway.url()).href };
  };
  const press = (payUrl: string, outcome: string) =>
    fetch(payUrl, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });

  it("pays once and leads back to the deposit", async () => {
    const { id, payUrl } = await opened();
    const page = await (await fetch(payUrl)).text();
    expect(page).toContain("$250.00");
    const [first] = await atOnce(2, () => press(payUrl, "paid"));
    expect(first?.headers.get("Location")).toBe(`/m/voucherCenter?deposit=${id}`);
    expect([await stateOf(id), await balance()]).toEqual(["paid", START + 25_000]);
    expect(await (await fetch(payUrl)).text()).not.toContain("<form");
  });

  it("can cancel the payment, and accepts no other outcome", async () => {
    const { id, payUrl } = await opened();
    await press(payUrl, "gift");
    expect(await stateOf(id)).toBe("awaiting");
    await press(payUrl, "rejected");
    expect(await gateway.read("getDeposit", { depositId: id })).toMatchObject({
      state: "rejected",
      reason: "declined",
    });
    expect(await received("ES")).toMatchObject([{ title: "Tu depósito de $250.00 no fue aceptado" }]);
  });

  it.each(["", "A".repeat(43)])("does not accept the signature %j", async (signature) => {
    const { id, payUrl } = await opened();
    const ticket = new URL(payUrl).pathname.replace("/pay/", "");
    const body = JSON.stringify({ ticket, outcome: "paid", at: Date.now() });
    const headers = { "Pay-Signature": signature };
    const answer = await fetch(`${gateway.url()}/pay/callback`, { method: "POST", body, headers });
    expect([answer.status, await stateOf(id)]).toEqual([403, "awaiting"]);
    expect((await fetch(`${gateway.url()}/pay/nothing`)).status).toBe(404);
  });
});

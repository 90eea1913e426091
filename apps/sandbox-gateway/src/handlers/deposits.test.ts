import { HOUR_MS } from "@volado/domain/calendar";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { pictureFile } from "../testing/pictures.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { move } from "../wallet/ledger.ts";

const gateway = useGateway({ team: false });
let token = "";

const depositSchema = z.object({
  id: z.string(),
  state: z.string(),
  amount: z.string(),
  bonus: z.string(),
  wager: z.string(),
  payTo: z.optional(z.object({ account: z.string() })),
  payUrl: z.optional(z.string()),
});
const optionsSchema = z.object({ wagerLeft: z.string() });

const ports = () => consolePorts(gateway.services());
const order = (fields: object, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({
    id: "createDeposit",
    token,
    headers,
    fields: { methodId: "spei", amount: "250", ...fields },
  });
const begin = async (fields: object = {}) => readValue(await order(fields), depositSchema);
const read = (depositId: string, as = token) =>
  gateway.call({ id: "getDeposit", token: as, fields: { depositId } });
const statusOf = async (id: string) => readValue(await read(id), depositSchema).state;
const receipt = (depositId: string, fields: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({
    id: "sendDepositReceipt",
    token,
    headers,
    fields: { depositId, remark: "", picture1: pictureFile(), ...fields },
  });
const balance = async () => {
  const accounts = await ports().accounts();
  return accounts.find(({ username }) => username === "jugador")?.balance ?? Number.NaN;
};
const wagerLeft = async () =>
  readValue(await gateway.call({ id: "getDepositOptions", token }), optionsSchema).wagerLeft;
const refusedWith = (code: string, status: number) => ({ status, body: { code } });

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("a deposit", () => {
  it("begins with what to pay, where and until when, and moves nothing", async () => {
    const before = await balance();
    const deposit = await begin();
    expect(deposit).toMatchObject({ state: "awaiting", amount: "250.00", bonus: "0.00" });
    expect(deposit.payTo?.account).toMatch(/^\d{18}$/);
    expect(await balance()).toBe(before);
  });

  it.each([
    ["below the limit", { amount: "99.99" }],
    ["above the limit", { amount: "50000.01" }],
    ["of half a cent", { amount: "250.005" }],
    ["of nothing", { amount: "0" }],
    ["of less than nothing", { amount: "-250" }],
    ["of no number", { amount: "mucho" }],
    ["by an unknown way", { methodId: "gold" }],
    ["with an unknown bonus", { bonusId: "moon" }],
    ["too small for its bonus", { amount: "150", bonusId: "reload-50" }],
  ])("%s is refused", async (_name, fields) => {
    expect(await order(fields)).toMatchObject(refusedWith("invalid_input", 422));
    expect(await ports().deposits()).toEqual([]);
  });

  it("sent twice under one key is one", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([order({}, key), order({}, key), order({}, key)]);
    expect(new Set(answers.map((answer) => readValue(answer, depositSchema).id)).size).toBe(1);
    expect(await ports().deposits()).toHaveLength(1);
  });

  it("is one of twenty that may wait, however many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => order({})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(20).fill(200),
      ...Array(5).fill(429),
    ]);
    expect(await ports().deposits()).toHaveLength(20);
  });

  it("is none of another member's business", async () => {
    const { id } = await begin();
    const other = await gateway.logIn("agente");
    expect(await read(id, other)).toMatchObject(refusedWith("not_found", 404));
    token = other;
    expect(await receipt(id)).toMatchObject(refusedWith("not_found", 404));
  });

  it("is refused to a free account, whatever it asks", async () => {
    const { id } = await begin();
    token = await gateway.logIn("prueba");
    const refused = refusedWith("not_permitted", 403);
    expect(await gateway.call({ id: "getDepositOptions", token })).toMatchObject(refused);
    expect(await gateway.call({ id: "listDeposits", token })).toMatchObject(refused);
    expect(await read(id)).toMatchObject(refused);
    expect(await order({})).toMatchObject(refused);
    expect(await receipt(id)).toMatchObject(refused);
  });

  it("runs out when nothing comes, and money that comes late is the member's all the same", async () => {
    const { id } = await begin({ methodId: "card" });
    gateway.later(2 * HOUR_MS);
    expect(await statusOf(id)).toBe("expired");
    const before = await balance();
    expect(await ports().settleDeposit(id, "paid")).toBe(true);
    expect(await statusOf(id)).toBe("paid");
    expect(await balance()).toBe(before + 25_000);
  });
});

describe("a receipt", () => {
  it("puts the deposit before whoever looks at it, with its pictures and its remark", async () => {
    const { id } = await begin();
    const remark = "ñ".repeat(140);
    const sent = await receipt(id, {
      remark,
      picture2: pictureFile("image/jpeg", { size: 5 * 1024 * 1024 }),
    });
    expect(readValue(sent, depositSchema).state).toBe("review");
    expect(await ports().deposits()).toMatchObject([{ id, inReview: true, receipts: 2, remark }]);
    expect((await ports().depositReceipt(id, 2))?.format).toBe("jpeg");
    const picture = await fetch(`${gateway.url()}/console/api/deposits/${id}/receipts/1`);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 4, height: 3 });
  });

  it.each([
    ["no picture at all", { picture1: new File(["%PDF-1.7 and more"], "a.png", { type: "image/png" }) }],
    ["a second one that is none", { picture2: new File(["<svg/>"], "b.jpg", { type: "image/jpeg" }) }],
    ["an empty file", { picture1: new File([], "a.png", { type: "image/png" }) }],
    ["words in its place", { picture1: "a.png" }],
    ["a fourth picture", { picture4: pictureFile() }],
    ["a picture of more than 5 MB", { picture1: pictureFile("image/png", { size: 5 * 1024 * 1024 + 1 }) }],
    ["a remark of 141 characters", { remark: "x".repeat(141) }],
  ])("is refused with %s, and nothing is kept", async (_name, fields) => {
    const { id } = await begin();
    expect(await receipt(id, fields)).toMatchObject(refusedWith("invalid_input", 422));
    expect(await ports().deposits()).toMatchObject([{ inReview: false, receipts: 0 }]);
  });

  it("of more bytes than three pictures have is refused unread", async () => {
    const { id } = await begin();
    const big = pictureFile("image/png", { size: 16 * 1024 * 1024 });
    const answer = await receipt(id, { picture1: big }).catch(() => undefined);
    // The connection may be closed while the rest is still being sent.
    if (answer) expect(answer).toMatchObject(refusedWith("invalid_input", 413));
    expect(await ports().deposits()).toMatchObject([{ inReview: false }]);
  });

  it("is kept once: again under its key, other pictures under it, and a second one", async () => {
    const { id } = await begin();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    expect((await receipt(id, {}, key)).status).toBe(200);
    expect((await receipt(id, {}, key)).status).toBe(200);
    const other = { picture1: pictureFile("image/jpeg") };
    expect(await receipt(id, other, key)).toMatchObject(refusedWith("conflict", 409));
    expect(await receipt(id)).toMatchObject(refusedWith("conflict", 409));
    expect(await ports().deposits()).toMatchObject([{ receipts: 1 }]);
  });

  it("goes with transfers alone", async () => {
    const { id } = await begin({ methodId: "cash" });
    expect(await receipt(id)).toMatchObject(refusedWith("conflict", 409));
  });
});

describe("approval", () => {
  it("pays deposit and bonus once, however many approve at once", async () => {
    const { id, bonus, wager } = await begin({ bonusId: "reload-50" });
    expect({ bonus, wager }).toEqual({ bonus: "125.00", wager: "3750.00" });
    const before = await balance();
    const settled = await Promise.all(Array.from({ length: 5 }, () => ports().settleDeposit(id, "paid")));
    expect(settled.filter(Boolean)).toEqual([true]);
    expect(await balance()).toBe(before + 37_500);
    expect(await ports().settleDeposit(id, "rejected")).toBe(false);
    expect(await statusOf(id)).toBe("paid");
  });

  it("refused leaves the balance alone, for good", async () => {
    const { id } = await begin();
    const before = await balance();
    expect(await ports().settleDeposit(id, "rejected")).toBe(true);
    expect(await ports().settleDeposit(id, "paid")).toBe(false);
    expect([await statusOf(id), await balance()]).toEqual(["rejected", before]);
  });

  it("of what isn't there finds nothing", async () => {
    expect(await ports().settleDeposit("nothing", "paid")).toBe(undefined);
  });

  it("with a bonus asks for bets, and bets before it don't count", async () => {
    const { db, now } = gateway.services();
    const bet = (amount: number) =>
      db
        .transaction()
        .execute((tx) =>
          move(tx, { memberId: "M-jugador", kind: "bet", amount: -amount, reference: null, at: now() }),
        );
    expect(await wagerLeft()).toBe("0.00");
    await bet(5_000);
    gateway.later(1_000);
    const { id } = await begin({ bonusId: "reload-50" });
    expect(await wagerLeft()).toBe("0.00");
    await ports().settleDeposit(id, "paid");
    gateway.later(1_000);
    await bet(10_000);
    expect(await wagerLeft()).toBe("3650.00");
  });
});

describe("the pay page", () => {
  const opened = async () => {
    const { id, payUrl } = await begin({ methodId: "card" });
    if (payUrl === undefined) throw new Error("There is no pay page.");
    return { id, payUrl: new URL(payUrl, gateway.url()).href };
  };
  const press = (payUrl: string, outcome: string) =>
    fetch(payUrl, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });

  it("pays once and leads back to the deposit", async () => {
    const { id, payUrl } = await opened();
    expect(await (await fetch(payUrl)).text()).toContain("$250.00");
    const before = await balance();
    const [first] = await Promise.all([press(payUrl, "paid"), press(payUrl, "paid")]);
    expect(first?.headers.get("Location")).toBe(`/m/voucherCenter?deposit=${id}`);
    expect([await statusOf(id), await balance()]).toEqual(["paid", before + 25_000]);
    expect(await (await fetch(payUrl)).text()).not.toContain("<form");
  });

  it("has a page whose sheet is served with it", async () => {
    const { payUrl } = await opened();
    const [, sheet] = /rel="stylesheet" href="([^"]+)"/.exec(await (await fetch(payUrl)).text()) ?? [];
    expect((await fetch(new URL(sheet ?? "", payUrl))).status).toBe(200);
  });

  it("refuses the payment, and understands nothing else", async () => {
    const { id, payUrl } = await opened();
    await press(payUrl, "gift");
    expect(await statusOf(id)).toBe("awaiting");
    await press(payUrl, "rejected");
    expect(await statusOf(id)).toBe("rejected");
  });

  it("believes nobody who can't sign", async () => {
    const { id, payUrl } = await opened();
    const ticket = new URL(payUrl).pathname.replace("/pay/", "");
    const body = JSON.stringify({ ticket, outcome: "paid", at: Date.now() });
    const callback = (signature: string) =>
      fetch(`${gateway.url()}/pay/callback`, {
        method: "POST",
        body,
        headers: { "Pay-Signature": signature },
      });
    expect((await callback("")).status).toBe(403);
    expect((await callback("A".repeat(43))).status).toBe(403);
    expect(await statusOf(id)).toBe("awaiting");
    expect((await fetch(`${gateway.url()}/pay/nothing`)).status).toBe(404);
  });
});

import { randomInt } from "node:crypto";
import type { EndpointId } from "@volado/api-client/endpoints";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PAYMENT_PASSWORD } from "./data/world/accounts.ts";
import { readValue } from "./testing/answer-value.ts";
import { type CalledGateway, callGateway, type TestAnswer } from "./testing/call-gateway.ts";
import { auditLedger, soundLedger } from "./testing/ledger-audit.ts";
import { logInto, type MainPlace, mainPlace } from "./testing/main-place.ts";
import { startMain } from "./testing/main-process.ts";

/** Orders of each kind; all of them come in any order. */
const EACH = 8;
const AT_ONCE = 4;
/** The first process is killed when so many orders were answered, the second when so many of their repetitions were. */
const LIVES = [12, 24] as const;
const OPENING_BALANCE = 500_000;

let place: MainPlace;
beforeAll(async () => {
  place = await mainPlace();
});
afterAll(() => place.drop());

const idSchema = z.object({ id: z.string() });

/** A keyed write; repeated, it has the same key and the same fields. */
interface Order {
  readonly id: EndpointId;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What it answered when it was answered first. */
  answer?: TestAnswer;
}

const order = (id: EndpointId, fields: Order["fields"]): Order => ({ id, key: crypto.randomUUID(), fields });

const shuffled = <T>(list: readonly T[]): readonly T[] => {
  const left = [...list];
  return list.flatMap(() => left.splice(randomInt(left.length), 1));
};

/**
 * What the member may claim, where money goes, and the orders about it: every amount is there once, so that
 * one that counts twice shows.
 */
const prepare = async (gateway: CalledGateway, token: string): Promise<readonly Order[]> => {
  const toConsole = (method: string, path: string, body: object) =>
    fetch(`${gateway.url}/console/api${path}`, {
      method,
      headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const nth = Array.from({ length: EACH }, (_, index) => index);
  for (const index of nth) await toConsole("POST", "/rewards/jugador", { amount: 700 + index });
  await toConsole("PUT", "/red-rain", { startsIn: 0, lasts: 3_600_000, tries: 50, prizes: [0, 300] });
  const read = async <T>(id: EndpointId, schema: z.ZodType<T>, fields: Order["fields"] = {}) =>
    readValue(await callGateway(gateway, { id, token, fields }), schema);
  const rewards = await read("listRewards", z.object({ rewards: z.array(idSchema) }));
  const { rain } = await read("getRedRain", z.object({ rain: idSchema }));
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  const card = await read("addBankCard", idSchema, {
    holder: "Ana Luz",
    bankCode: "012",
    number: "4152313000000005",
    paymentPassword,
  });
  const withdrawal = { cardId: card.id, paymentPassword };
  // The first of a day is free; those after it cost five pesos each.
  await read("requestWithdrawal", idSchema, { ...withdrawal, amount: "100.00", fee: "0.00" });
  return shuffled(
    nth.flatMap((index) => [
      order("createDeposit", { methodId: "spei", amount: String(200 + index) }),
      order("claimReward", { rewardId: rewards.rewards[index]?.id }),
      order("openEnvelope", { rainId: rain.id }),
      order("requestWithdrawal", { ...withdrawal, amount: `${150 + index}.00`, fee: "5.00" }),
      // More than anybody has: refused, however often it comes.
      order("requestWithdrawal", { ...withdrawal, amount: `${40_000 + index}.00`, fee: "400.00" }),
    ]),
  );
};

/**
 * Sends an order; undefined when the gateway died before it answered. A deposit is paid at once, by two who
 * don't know of each other.
 */
const send = async (gateway: CalledGateway, token: string, { id, key, fields }: Order) => {
  const call = { id, token, fields, headers: { "Idempotency-Key": key } };
  const answer = await callGateway(gateway, call).catch(() => undefined);
  if (id === "createDeposit" && answer?.status === 200) {
    const deposit = `${gateway.url}/console/api/deposits/${readValue(answer, idSchema).id}`;
    const paying = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ outcome: "paid" }),
    };
    await Promise.all([1, 2].map(() => fetch(deposit, paying).catch(() => undefined)));
  }
  return answer;
};

it("a gateway killed among deposits, withdrawals and rewards applies each order once, however often it comes", async () => {
  let orders: readonly Order[] = [];
  for (const answeredMost of LIVES) {
    const main = await startMain(place.env);
    const { gateway, token } = await logInto(main.url);
    if (orders.length === 0) orders = await prepare(gateway, token);
    const waiting = [...orders];
    let answered = 0;
    let killed: ReturnType<typeof main.end> | undefined;
    const member = async (): Promise<void> => {
      for (let next = waiting.shift(); next && killed === undefined; next = waiting.shift()) {
        const answer = await send(gateway, token, next);
        if (answer === undefined) continue;
        // What was answered before is answered from memory, across the process's death.
        if (next.answer?.status === 200) expect(answer.body).toEqual(next.answer.body);
        next.answer ??= answer;
        answered += 1;
        if (answered >= answeredMost) killed ??= main.end("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, member));
    expect(await killed).toEqual([null, "SIGKILL"]);

    const { balance, entries, caused, opened, rounds: _, ...wrong } = await auditLedger(place.location);
    expect(balance).toBe(entries);
    expect(balance).toBe(OPENING_BALANCE + (caused ?? Number.NaN));
    expect(wrong).toEqual(soundLedger);
    const sent = orders.filter(({ id, answer }) => id === "openEnvelope" && answer?.status === 200);
    expect(opened).toBeGreaterThanOrEqual(sent.length);
    expect(opened).toBeLessThanOrEqual(EACH);
  }
  const refused = orders.filter(({ fields }) => Number(fields.amount) >= 40_000);
  expect(refused.filter(({ answer }) => answer?.status === 200)).toEqual([]);
}, 180_000);

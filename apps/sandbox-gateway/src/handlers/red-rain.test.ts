import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import type { RainOrder } from "../console/shapes/money.ts";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { walletOf } from "../testing/wallet-of.ts";

const gateway = useGateway({ team: false });
let token = "";

const skySchema = z.object({
  serverTime: z.number(),
  rain: z.object({
    id: z.string(),
    startsAt: z.number(),
    endsAt: z.number(),
    tries: z.number(),
    maxPrize: z.string(),
    openings: z.array(z.string()),
  }),
  last: z.object({ opened: z.number(), won: z.string() }).nullable(),
});
const state = async (who = token) =>
  readValue(await gateway.call({ id: "getRedRain", token: who }), skySchema);
const open = (rainId: string, headers: Readonly<Record<string, string>> = {}, who = token) =>
  gateway.call({ id: "openEnvelope", token: who, headers, fields: { rainId } });
const rain = (wish: Partial<RainOrder> = {}) =>
  consolePorts(gateway.services()).letItRain({
    startsIn: 0,
    lasts: MINUTE_MS,
    tries: 3,
    prizes: [500],
    ...wish,
  });
const balance = async (username = "jugador") => {
  const wallet = await walletOf(gateway.services(), username);
  expect(wallet.balance).toBe(wallet.entries);
  return wallet.balance;
};
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted();

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("red rain", () => {
  it("pays what an envelope holds, at once and as a reward", async () => {
    await rain({ prizes: [500] });
    const { rain: on } = await state();
    expect(on).toMatchObject({ tries: 3, maxPrize: "5.00", openings: [] });
    const answer = await open(on.id);
    expect(answer).toMatchObject({ status: 200, body: { value: { rain: { openings: ["5.00"] } } } });
    expect(await balance()).toBe(500_500);
    expect((await gateway.call({ id: "listRewards", token })).body.value).toMatchObject({
      rewards: expect.arrayContaining([
        expect.objectContaining({ kind: "red-rain", status: "Claimed", amount: "5.00" }),
      ]),
    });
  });

  it("gives nothing for an empty envelope, which counts all the same", async () => {
    await rain({ prizes: [0, 0], tries: 1 });
    const { id } = (await state()).rain;
    expect(await open(id)).toMatchObject({ status: 200, body: { value: { rain: { openings: ["0.00"] } } } });
    expect(await open(id)).toMatchObject({ status: 409 });
    expect(await balance()).toBe(500_000);
  });

  it("opens no more than each member may, whatever comes at once", async () => {
    await rain({ tries: 3 });
    const { id } = (await state()).rain;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => open(id)));
    expect(statuses(answers)).toEqual([200, 200, 200, 409, 409]);
    expect(await balance()).toBe(501_500);
    const other = await gateway.logIn("agente");
    expect((await open(id, {}, other)).status).toBe(200);
    expect(await balance("agente")).toBe(1_250_500);
  });

  it("answers a repeated key from memory and opens nothing more", async () => {
    await rain();
    const { id } = (await state()).rain;
    const key = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => open(id, key)));
    expect(statuses(answers)).toEqual([200, 200, 200]);
    expect((await state()).rain.openings).toEqual(["5.00"]);
    expect(await balance()).toBe(500_500);
  });

  it("opens nothing before it begins and after it is over, and tells then how it went", async () => {
    await rain({ startsIn: MINUTE_MS });
    const { id } = (await state()).rain;
    expect(await open(id)).toMatchObject({ status: 409, body: { code: "conflict" } });
    gateway.later(MINUTE_MS);
    expect((await open(id)).status).toBe(200);
    gateway.later(MINUTE_MS);
    expect(await open(id)).toMatchObject({ status: 409 });
    const after = await state();
    expect(after.last).toEqual({ opened: 1, won: "5.00" });
    expect(after.rain.id).not.toBe(id);
    expect(await balance()).toBe(500_500);
  });

  it("pays no more than its pool, whoever opens last", async () => {
    await rain({ tries: 2, prizes: [500] });
    await gateway.services().db.updateTable("red_rains").set({ pool_left: 700 }).execute();
    const { id } = (await state()).rain;
    const other = await gateway.logIn("agente");
    const answers = await Promise.all([open(id), open(id), open(id, {}, other)]);
    expect(statuses(answers)).toEqual([200, 200, 200]);
    expect((await balance()) + (await balance("agente"))).toBe(1_750_700);
  });

  it("comes by plan on every day, and its first envelope writes it down once", async () => {
    const now = () => gateway.services().now();
    const { rain: first, last } = await state();
    expect(last).toBeNull();
    // Whatever the time of day: one that is on as the test begins is let go by.
    if (first.startsAt <= now()) gateway.later(first.endsAt - now());
    token = await gateway.logIn();
    const { rain: next } = await state();
    gateway.later(next.startsAt - gateway.services().now());
    token = await gateway.logIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(next.id)));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 409]);
    expect((await state()).rain.openings).toHaveLength(5);
    await balance();
    gateway.later(next.endsAt - gateway.services().now());
    const after = await state();
    expect(after.last).toMatchObject({ opened: 5 });
    expect(after.rain.startsAt).toBeGreaterThan(next.endsAt);
  });

  it("is for no free account, and for no rain that there isn't", async () => {
    await rain();
    expect(await open("console none")).toMatchObject({ status: 409 });
    token = await gateway.logIn("prueba");
    const refused = { status: 403, body: { code: "not_permitted" } };
    expect(await gateway.call({ id: "getRedRain", token })).toMatchObject(refused);
    expect(await open("console none")).toMatchObject(refused);
  });
});

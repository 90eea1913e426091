import { randomUUID } from "node:crypto";
import { HOUR_MS, nextDay } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { houseBrand } from "../brand/brand.ts";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { walletOf } from "../testing/wallet-of.ts";

const gateway = useGateway({ team: false });
let token = "";

const calendarSchema = z.object({
  month: z.string(),
  today: z.string(),
  nextDayAt: z.number(),
  serverTime: z.number(),
  signedToday: z.boolean(),
  streak: z.number(),
  days: z.array(z.object({ day: z.string(), amount: z.string() })),
});
const calendar = async (month?: string) =>
  readValue(
    await gateway.call({ id: "getSignInCalendar", token, fields: month === undefined ? {} : { month } }),
    calendarSchema,
  );
const signIn = (day: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({ id: "claimSignIn", token, headers, fields: { day } });
const balance = async () => (await walletOf(gateway.services(), "jugador")).balance;

/** Lets the gateway's clock go to noon of a day where the merchant is. */
const goTo = async (day: string) => {
  const noon = Date.parse(`${day}T18:00:00Z`);
  gateway.later(noon - gateway.services().now());
  token = await gateway.logIn();
};

beforeEach(async () => {
  // Far from any month's end, later than whatever came before: time only passes.
  await goTo(`${Number(houseBrand.clock.day(gateway.services().now()).slice(0, 4)) + 1}-11-10`);
  await consolePorts(gateway.services()).resetWorld();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("daily sign-in", () => {
  it("pays once a day, whatever comes at once", async () => {
    const { today, signedToday } = await calendar();
    expect(signedToday).toBe(false);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(today)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balance()).toBe(500_500);
    expect(await calendar()).toMatchObject({
      signedToday: true,
      streak: 1,
      days: [{ day: today, amount: "5.00" }],
    });
  });

  it("is answered from memory under the same key", async () => {
    const { today } = await calendar();
    const key = { "Idempotency-Key": randomUUID() };
    expect((await signIn(today, key)).status).toBe(200);
    expect((await signIn(today, key)).status).toBe(200);
    expect(await balance()).toBe(500_500);
  });

  it("goes on over the end of a month, and pays more for days in a row", async () => {
    const year = houseBrand.clock.day(gateway.services().now()).slice(0, 4);
    let day = `${year}-11-28`;
    for (let index = 0; index < 5; index += 1) {
      await goTo(day);
      expect((await signIn(day)).status).toBe(200);
      day = nextDay(day);
    }
    const december = await calendar();
    expect(december).toMatchObject({ month: `${year}-12`, today: `${year}-12-02`, streak: 5 });
    expect(december.days).toEqual([
      { day: `${year}-12-01`, amount: "8.00" },
      { day: `${year}-12-02`, amount: "10.00" },
    ]);
    expect((await calendar(`${year}-11`)).days.map(({ amount }) => amount)).toEqual(["5.00", "5.00", "8.00"]);
    expect(await balance()).toBe(503_600);
  });

  it("begins anew after a day without", async () => {
    const { today } = await calendar();
    await signIn(today);
    await goTo(nextDay(today, 2));
    expect(await calendar()).toMatchObject({ streak: 0, signedToday: false });
    expect(await signIn(nextDay(today, 2))).toMatchObject({ body: { value: { streak: 1 } } });
    expect(await balance()).toBe(501_000);
  });

  it("counts the days of the merchant's time zone, and tells when the next begins", async () => {
    const { today, nextDayAt, serverTime } = await calendar();
    expect(nextDayAt - serverTime).toBeLessThanOrEqual(12 * HOUR_MS);
    // Two in the morning of the next day in Greenwich is still today in Mexico.
    gateway.later(8 * HOUR_MS);
    expect((await calendar()).today).toBe(today);
    gateway.later(nextDayAt - gateway.services().now());
    expect((await calendar()).today).toBe(nextDay(today));
  });

  it("takes no day that is over, nor one to come", async () => {
    const { today } = await calendar();
    for (const day of [nextDay(today, -1), nextDay(today)])
      expect(await signIn(day)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await signIn("yesterday")).toMatchObject({ status: 422 });
    expect(await balance()).toBe(500_000);
  });

  it("is for no free account", async () => {
    token = await gateway.logIn("prueba");
    const refused = { status: 403, body: { code: "not_permitted" } };
    expect(await gateway.call({ id: "getSignInCalendar", token })).toMatchObject(refused);
    expect(await signIn("2027-01-01")).toMatchObject(refused);
  });
});

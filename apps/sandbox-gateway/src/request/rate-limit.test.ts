import { sql } from "kysely";
import { expect, it } from "vitest";
import { registrationSteps, useMember } from "../testing/index.ts";
import { createRateLimiter, MAX_KEYS } from "./rate-limit.ts";

const set = () => {
  let time = 0;
  const limiter = createRateLimiter({ burst: 2, perSecond: 1 }, () => time);
  const later = (ms: number) => {
    time += ms;
  };
  return { limiter, later, take: (times: number) => Array.from({ length: times }, () => limiter.take("a")) };
};

it("a rate limiter allows a burst, then waits, then refills up to the burst", () => {
  const { limiter, later, take } = set();
  expect(take(3)).toEqual([0, 0, 1000]);
  later(400);
  expect(take(1)).toEqual([600]);
  later(600);
  expect(take(1)).toEqual([0]);
  later(60_000);
  expect(take(3)).toEqual([0, 0, 1000]);
  // Counts each key separately, and can be checked without taking from it.
  expect([limiter.wait("a"), limiter.wait("b")]).toEqual([1000, 0]);
  limiter.reset("a");
  expect(limiter.wait("a")).toBe(0);
  // Setting the clock back does not reduce the budget.
  take(1);
  later(-3_600_000);
  expect(take(2)).toEqual([0, 1000]);
});

it.each([
  ["slowly, so that old budgets are full again", 1],
  ["all at once", 0],
])("a rate limiter does not grow for ever when new callers come %s", (_how, gap) => {
  const { limiter, later } = set();
  for (let key = 0; key < 2.5 * MAX_KEYS; key += 1) {
    limiter.take(`key ${key}`);
    later(gap);
  }
  expect(limiter.keys()).toBeLessThanOrEqual(MAX_KEYS);
  expect(limiter.take("last")).toBe(0);
});

const gateway = useMember();
const { askForCode } = registrationSteps(gateway);
const mail = { username: "jugador", email: "jugador@example.com" };

it.each([
  ["a code by SMS", () => askForCode("login", "5512345678")],
  ["a code by mail", () => gateway.send("sendEmailCode", { email: "nuevo@example.com" })],
  ["a password by mail", () => gateway.send("retrievePassword", mail)],
])("%s that couldn't be sent is not counted", async (_what, ask) => {
  const { db, limits } = gateway.services();
  await sql`alter table outbox rename to outbox_away`.execute(db);
  try {
    for (let failure = 0; failure < 12; failure += 1) {
      for (const limit of [limits.sms, limits.lookups]) limit.clear();
      expect((await ask()).status).toBe(500);
    }
  } finally {
    await sql`alter table outbox_away rename to outbox`.execute(db);
  }
  expect(gateway.log.splice(0)).toHaveLength(12);
  expect((await ask()).status).toBe(200);
});

import { describe, expect, it } from "vitest";
import { defaultLimits } from "./options.ts";
import { createRateLimiter, MAX_KEYS } from "./request/rate-limit.ts";
import { gameFields } from "./testing/call-gateway.ts";
import { useGateway } from "./testing/test-gateway.ts";

const gateway = useGateway({
  limits: {
    ...defaultLimits,
    calls: { burst: 5, perSecond: 0.5 },
    logins: { burst: 5, perSecond: 1 },
    failedLogins: { burst: 5, perSecond: 1 },
  },
});

describe("a caller that calls too often", () => {
  it("is told when to come back, and served then", async () => {
    const call = () => gateway.call({ id: "listGames", fields: gameFields() });
    for (let round = 0; round < 5; round += 1) expect((await call()).status).toBe(200);
    const refusal = await call();
    expect(refusal).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    const seconds = Number(refusal.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThanOrEqual(1);
    gateway.later(seconds * 1000);
    expect((await call()).status).toBe(200);
  });
});

describe("a rate limiter", () => {
  const set = () => {
    let time = 0;
    const limiter = createRateLimiter({ burst: 2, perSecond: 1 }, () => time);
    return {
      limiter,
      later: (ms: number) => {
        time += ms;
      },
    };
  };

  it("gives a burst, then waits, then refills up to the burst", () => {
    const { limiter, later } = set();
    expect([limiter.take("a"), limiter.take("a"), limiter.take("a")]).toEqual([0, 0, 1000]);
    later(400);
    expect(limiter.take("a")).toBe(600);
    later(600);
    expect(limiter.take("a")).toBe(0);
    later(60_000);
    expect([limiter.take("a"), limiter.take("a"), limiter.take("a")]).toEqual([0, 0, 1000]);
  });

  it("takes nothing away when the clock is set back", () => {
    const { limiter, later } = set();
    limiter.take("a");
    later(-3_600_000);
    expect(limiter.take("a")).toBe(0);
    expect(limiter.take("a")).toBe(1000);
  });

  it("counts each key for itself, and looks without taking", () => {
    const { limiter } = set();
    limiter.take("a");
    limiter.take("a");
    expect(limiter.wait("a")).toBe(1000);
    expect(limiter.wait("b")).toBe(0);
    limiter.reset("a");
    expect(limiter.wait("a")).toBe(0);
  });

  it.each([
    ["slowly, so that old budgets are full again", 1],
    ["all at once", 0],
  ])("does not grow for ever when new callers come %s", (_how, gap) => {
    const { limiter, later } = set();
    for (let key = 0; key < 2.5 * MAX_KEYS; key += 1) {
      limiter.take(`key ${key}`);
      later(gap);
    }
    expect(limiter.keys()).toBeLessThanOrEqual(MAX_KEYS);
    expect(limiter.take("last")).toBe(0);
  });
});

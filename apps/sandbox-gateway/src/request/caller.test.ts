import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const behindProxy = useGateway({ trustProxy: true });
const alone = useGateway();

const statusSchema = z.object({ location: z.object({ ip: z.string() }) });

const seenBy = async (gateway: typeof alone, forwarded: string): Promise<string> => {
  const answer = await gateway.call({
    id: "getStatus",
    fields: { merchantCode: "volado", platform: "M" },
    headers: { "X-Forwarded-For": forwarded },
  });
  return readValue(answer, statusSchema).location.ip;
};

describe("the caller's address", () => {
  it("behind a proxy is what that proxy added, whatever the caller wrote before it", async () => {
    expect(await seenBy(behindProxy, "203.0.113.9")).toBe("203.0.113.9");
    expect(await seenBy(behindProxy, "1.1.1.1, 203.0.113.9")).toBe("203.0.113.9");
  });

  it("is seen without the proxy's port, and IPv4 as IPv4", async () => {
    expect(await seenBy(behindProxy, "203.0.113.10:50001")).toBe("203.0.113.10");
    expect(await seenBy(behindProxy, "[2001:db8:1:1::7]:443")).toBe("2001:db8:1:1::7");
    expect(await seenBy(behindProxy, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  });

  it("without a proxy is the connection's, whatever the caller writes", async () => {
    expect(await seenBy(alone, "203.0.113.9")).toMatch(/127\.0\.0\.1|::1/);
  });
});

describe("the limits of an address", () => {
  it.each([
    [
      "a household of IPv6 addresses",
      (index: number) => `2001:db8:1:1::${(index + 1).toString(16)}`,
      "2001:DB8:1:1:9:9:9:9",
    ],
    [
      "one IPv4 address with its ports",
      (index: number) => `203.0.113.10:${50_000 + index}`,
      "::ffff:203.0.113.10",
    ],
  ])("count for %s", async (_what, addressOf, other) => {
    const challenge = (address: string) =>
      behindProxy.call({ id: "getHumanChallenge", headers: { "X-Forwarded-For": address } });
    for (let index = 0; (await challenge(addressOf(index))).status !== 429; index += 1) {
      expect(index).toBeLessThan(200);
    }
    expect((await challenge(other)).status).toBe(429);
    expect((await challenge("2001:db8:1:2::1")).status).toBe(200);
  });
});

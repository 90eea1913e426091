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

  it("without a proxy is the connection's, whatever the caller writes", async () => {
    expect(await seenBy(alone, "203.0.113.9")).toMatch(/127\.0\.0\.1|::1/);
  });
});

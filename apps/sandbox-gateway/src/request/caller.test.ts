import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { sandboxClients } from "../identity/providers.ts";
import { readValue } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { fetchAs, sendRaw } from "../testing/raw-http.ts";
import { useGateway } from "../testing/test-gateway.ts";

const FOREIGN = "evil.example";
const fetchForeign = fetchAs(FOREIGN);

const gateway = useGateway({ team: false });
const configured = useGateway({ team: false, origin: "https://demo.example" });
afterEach(() => expect([...gateway.log, ...configured.log]).toEqual([]));

const tokens = new Map<typeof gateway, string>();
beforeAll(async () => {
  for (const one of [gateway, configured]) tokens.set(one, await one.logIn());
});

/** Everything of an answer that a browser, or a cache before it, would read. */
const wholeOf = async (response: Response): Promise<string> =>
  JSON.stringify([...response.headers]) + (await response.text());

/** Calls that answer with an address, with what makes them do so. */
const building: readonly (readonly [EndpointId, (backUrl: string) => Readonly<Record<string, unknown>>])[] = [
  ["launchGame", () => launchFields()],
  ["launchGuestGame", () => ({ gameId: "G-JL-RNG-001", nodeId: "JL-RNG-001", platform: "html5" })],
  ["launchChat", (backUrl) => ({ b2c: "1", language: "ES", backUrl, headerColor: "#14101f", title: "Chat" })],
  ["createDeposit", () => ({ methodId: "card", amount: 250 })],
  ["listDeposits", () => ({})],
];

describe("a Host header that names somebody else", () => {
  const call = (one: typeof gateway, id: EndpointId, fields: Readonly<Record<string, unknown>>) =>
    one.call({ id, fields, token: tokens.get(one) ?? "", fetch: fetchForeign });

  it("arrives as it was sent", async () => {
    const response = await fetchForeign(`${gateway.url()}/console/api/state`);
    expect(await response.json()).toMatchObject({ message: "The console answers only this machine." });
  });

  it.each(building)("is not in the addresses of %s, which are paths", async (id, fields) => {
    const { status, body, headers } = await call(gateway, id, fields(`${gateway.url()}/m/message`));
    const text = JSON.stringify([body, ...headers]);
    expect([status, text]).toEqual([200, expect.not.stringContaining(FOREIGN)]);
    expect(text).toMatch(/"\/(?:play|chat|pay)\//);
  });

  it.each(building)(
    "is not in the addresses of %s, which are of the configured origin",
    async (id, fields) => {
      const { status, body } = await call(configured, id, fields("https://demo.example/m/message"));
      const text = JSON.stringify(body);
      expect([status, text]).toEqual([200, expect.not.stringContaining(FOREIGN)]);
      expect(text).toMatch(/"https:\/\/demo\.example\/(?:play|chat|pay)\//);
    },
  );

  it("is not believed for a site at another origin, which gets whole addresses of the connection", async () => {
    const answer = await gateway.call({
      id: "launchGuestGame",
      fields: { gameId: "G-JL-RNG-001", nodeId: "JL-RNG-001", platform: "html5" },
      headers: { Origin: "http://localhost:5173" },
      fetch: fetchForeign,
    });
    expect(JSON.stringify(answer.body)).toContain(`"${gateway.url()}/play/slots?`);
  });

  it("makes nobody's address a way back from the chat", async () => {
    const [, fields] = building.find(([id]) => id === "launchChat") ?? ["", () => ({})];
    expect(await call(gateway, "launchChat", fields(`http://${FOREIGN}/m/message`))).toMatchObject({
      status: 422,
    });
  });

  it.each(Object.values(endpoints))("is in no answer of $id", async ({ method, path }) => {
    const request = { method, headers: { Token: "none" } };
    expect(await wholeOf(await fetchForeign(gateway.url() + path, request))).not.toContain(FOREIGN);
  });

  it.each([
    "/console",
    "/console/",
    "/downloads/app.mobileconfig",
    "/downloads/ios",
    "/play/slots",
    "/pay/none",
    "/chat/none",
    "/nothing",
    "/api/nothing",
    "/art/cover/x/JL-RNG-001.svg",
    "/oauth/google/authorize",
  ])("is on no page: %s", async (path) => {
    const request = { headers: { Accept: "text/html" } };
    expect(await wholeOf(await fetchForeign(gateway.url() + path, request))).not.toContain(FOREIGN);
  });

  it("is nobody that a provider's page leads back to", async () => {
    const query = new URLSearchParams({
      client_id: sandboxClients.google,
      redirect_uri: `http://${FOREIGN}/m/sign-in-return.html`,
      response_type: "id_token",
      scope: "openid",
      state: "a-state-of-the-site",
      nonce: "a-nonce-of-the-site",
    });
    const response = await fetchForeign(`${gateway.url()}/oauth/google/authorize?${query}`);
    expect(response.status).toBe(400);
  });

  it("is not where a paid deposit leads back to", async () => {
    const { body } = await call(gateway, "createDeposit", { methodId: "card", amount: 250 });
    const payPath = /"(\/pay\/[^"]+)"/.exec(JSON.stringify(body))?.[1] ?? "";
    const paid = await fetchForeign(gateway.url() + payPath, {
      method: "POST",
      body: new URLSearchParams({ outcome: "paid" }),
    });
    expect(paid.headers.get("Location")).toMatch(/^\/m\/voucherCenter\?deposit=/);
  });
});

describe("two Host headers", () => {
  it.each([
    ["that differ", "Host: localhost\r\nHost: evil.example"],
    ["that are the same", "Host: localhost\r\nhost: localhost"],
  ])("%s are refused everywhere", async (_what, hosts) => {
    for (const path of ["/api/status", "/console", "/play/slots", "/nothing"]) {
      const answer = await sendRaw(gateway.url(), `GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

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

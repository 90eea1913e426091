import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { sandboxClients } from "../identity/providers.ts";
import { fetchAs, launchFields, readValue, sendRaw, useGateway } from "../testing/index.ts";

const FOREIGN = "evil.example";
const fetchForeign = fetchAs(FOREIGN);

const gateway = useGateway({ team: false });
const configured = useGateway({ team: false, origin: "https://demo.example" });

const tokens = new Map<typeof gateway, string>();
beforeAll(async () => {
  for (const one of [gateway, configured]) tokens.set(one, await one.logIn());
});

/** The parts of a response that a browser or cache reads. */
const wholeOf = async (response: Response): Promise<string> =>
  JSON.stringify([...response.headers]) + (await response.text());

/** Calls whose response contains an address, with the fields that produce it. */
const building: readonly (readonly [EndpointId, (backUrl: string) => Readonly<Record<string, unknown>>])[] = [
  ["launchGame", () => launchFields()],
  ["launchGuestGame", () => ({ gameId: "G-JL-RNG-001", nodeId: "JL-RNG-001", platform: "html5" })],
  ["launchChat", (backUrl) => ({ b2c: "1", language: "ES", backUrl, headerColor: "#14101f", title: "Chat" })],
  ["createDeposit", () => ({ methodId: "card", amount: 250 })],
  ["listDeposits", () => ({})],
];

describe("a Host header with another host", () => {
  const call = (one: typeof gateway, id: EndpointId, fields: Readonly<Record<string, unknown>>) =>
    one.call({ id, fields, token: tokens.get(one) ?? "", fetch: fetchForeign });

  it("arrives as it was sent", async () => {
    const response = await fetchForeign(`${gateway.url()}/console/api/state`);
    expect(await response.json()).toMatchObject({ message: "The console answers only this machine." });
  });

  it.each(building)(
    "is not in the addresses of %s: paths, or of the configured origin",
    async (id, fields) => {
      for (const [one, home, addresses] of [
        [gateway, gateway.url(), /"\/(?:play|chat|pay)\//],
        [configured, "https://demo.example", /"https:\/\/demo\.example\/(?:play|chat|pay)\//],
      ] as const) {
        const { status, body, headers } = await call(one, id, fields(`${home}/m/message`));
        const text = JSON.stringify([body, ...headers]);
        expect([status, text]).toEqual([200, expect.not.stringContaining(FOREIGN)]);
        expect(text).toMatch(addresses);
      }
    },
  );

  it("is ignored for a site at another origin, which gets absolute addresses of the connection", async () => {
    const answer = await gateway.call({
      id: "launchGuestGame",
      fields: { gameId: "G-JL-RNG-001", nodeId: "JL-RNG-001", platform: "html5" },
      headers: { Origin: "http://localhost:5173" },
      fetch: fetchForeign,
    });
    expect(JSON.stringify(answer.body)).toContain(`"${gateway.url()}/play/slots?`);
  });

  it("can't become the chat's back link", async () => {
    const [, fields] = building.find(([id]) => id === "launchChat") ?? ["", () => ({})];
    expect((await call(gateway, "launchChat", fields(`http://${FOREIGN}/m/message`))).status).toBe(422);
  });

  it("is in no answer and on no page", async () => {
    for (const { method, path } of Object.values(endpoints)) {
      const request = { method, headers: { Token: "none" } };
      expect(await wholeOf(await fetchForeign(gateway.url() + path, request)), path).not.toContain(FOREIGN);
    }
    const named =
      "/console /console/ /downloads/app.mobileconfig /downloads/ios /play/slots /oauth/google/authorize";
    const missing = "/pay/none /chat/none /nothing /api/nothing /art/cover/x/JL-RNG-001.svg";
    for (const path of `${named} ${missing}`.split(" ")) {
      const request = { headers: { Accept: "text/html" } };
      expect(await wholeOf(await fetchForeign(gateway.url() + path, request)), path).not.toContain(FOREIGN);
    }
  }, 60_000);

  it("can't become a provider page's redirect", async () => {
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

  it("can't become a paid deposit's redirect", async () => {
    const { body } = await call(gateway, "createDeposit", { methodId: "card", amount: 250 });
    const payPath = /"(\/pay\/[^"]+)"/.exec(JSON.stringify(body))?.[1] ?? "";
    const form = { method: "POST", body: new URLSearchParams({ outcome: "paid" }) };
    const paid = await fetchForeign(gateway.url() + payPath, form);
    expect(paid.headers.get("Location")).toMatch(/^\/m\/voucherCenter\?deposit=/);
  });
});

it.each(["Host: localhost\r\nHost: evil.example", "Host: localhost\r\nhost: localhost"])(
  "two Host headers are refused everywhere: %j",
  async (hosts) => {
    for (const path of ["/api/status", "/console", "/play/slots", "/nothing"]) {
      const answer = await sendRaw(gateway.url(), `GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 400 /);
    }
  },
);

const started = Date.now();
// A clock that stands still, so that no limit refills between two calls.
const behindProxy = useGateway({ trustProxy: true, now: () => started });
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

it.each([
  ["what that proxy added, whatever the caller wrote before it", "1.1.1.1, 203.0.113.9", "203.0.113.9"],
  ["IPv4 without the proxy's port", "203.0.113.10:50001", "203.0.113.10"],
  ["IPv6 without it", "[2001:db8:1:1::7]:443", "2001:db8:1:1::7"],
  ["IPv4 as IPv4", "::ffff:203.0.113.9", "203.0.113.9"],
])(
  "the caller's address behind a proxy is %s; without one the connection's",
  async (_what, forwarded, seen) => {
    expect(await seenBy(behindProxy, forwarded)).toBe(seen);
    expect(await seenBy(alone, forwarded)).toMatch(/127\.0\.0\.1|::1/);
  },
);

it.each<[string, (index: number) => string, string]>([
  ["a household of IPv6 addresses", (at) => `2001:db8:1:1::${(at + 1).toString(16)}`, "2001:DB8:1:1:9:9:9:9"],
  ["one IPv4 address with its ports", (at) => `203.0.113.10:${50_000 + at}`, "::ffff:203.0.113.10"],
])("the limits of an address count for %s", async (_what, addressOf, other) => {
  const challenge = async (address: string) =>
    (await behindProxy.call({ id: "getHumanChallenge", headers: { "X-Forwarded-For": address } })).status;
  for (let index = 0; (await challenge(addressOf(index))) !== 429; index += 1)
    expect(index).toBeLessThan(200);
  expect(await challenge(other)).toBe(429);
  expect(await challenge("2001:db8:1:2::1")).toBe(200);
});

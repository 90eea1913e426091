import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { sampleFields } from "@volado/api-client/testing";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { defaultLimits, type GatewayOptions } from "./options.ts";
import { callGateway } from "./testing/call-gateway.ts";
import { useGateway } from "./testing/test-gateway.ts";

/*
 * Every call with fields that its client might send, some of them spoilt, in the body that its codec wants: sealed
 * bodies are sealed. `VOLADO_FUZZ_CALLS=10000` makes so many calls of another seed each time; the suite makes a few
 * whose seed stays.
 */
const whole = process.env.VOLADO_FUZZ_CALLS;
const runs = whole === undefined ? { numRuns: 300, seed: 160 } : { numRuns: Number(whole) };

/** Milliseconds that a call may take on a busy machine, sealing and hashing included. */
const PATIENCE_MS = 400;

const noLimit = { burst: 1_000_000, perSecond: 1_000_000 };
const limits: GatewayOptions["limits"] = {
  ...defaultLimits,
  calls: noLimit,
  logins: noLimit,
  failedLogins: noLimit,
  accountLogins: noLimit,
  sms: noLimit,
  smsToNumber: noLimit,
  registrations: noLimit,
  lookups: noLimit,
  passwordMails: noLimit,
  paymentPasswords: noLimit,
  promoCodes: noLimit,
};
const gateway = useGateway({ team: false, limits });
afterEach(() => expect(gateway.log).toEqual([]));

/** What the client would send, as on the wire. */
const goodFields = (id: EndpointId): Readonly<Record<string, unknown>> =>
  sampleFields(endpoints[id], { merchant: "volado", platform: "M", language: "ES" });

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    " ",
    "-1",
    "0",
    "1e999",
    "NaN",
    "9007199254740993",
    "999999999999999999999",
    "' or 1=1 --",
    "%",
    "_",
    "\\",
    "🎲",
    "2026-02-30",
    "__proto__",
    "a".repeat(5_000),
    null,
    true,
    -1,
    0.1,
    2_147_483_648,
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
    1e300,
    8.64e15 + 1,
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new File([new Uint8Array(bytes)], "card.png")),
);

const ids = Object.values(endpoints).map(({ id }) => id);
const call = fc.constantFrom(...ids).chain((id) => {
  const good = goodFields(id);
  const names = fc.constantFrom(...Object.keys(good), "other");
  return fc.record({
    id: fc.constant(id),
    fields: fc
      .dictionary(names, odd, { maxKeys: 3 })
      .map((spoilt): Readonly<Record<string, unknown>> => ({ ...good, ...spoilt })),
    username: fc.constantFrom("jugador", "agente", "prueba", "nueva", undefined),
    language: fc.constantFrom("ES", "EN", "xx", "🎲".codePointAt(0)?.toString() ?? ""),
  });
});

it("no call fails the gateway, whatever is in its fields", {
  timeout: runs.numRuns * PATIENCE_MS,
}, async () => {
  const tokens = new Map<string, string>();
  const tokenOf = async (username: string): Promise<string> => {
    const token = tokens.get(username) ?? (await gateway.logIn(username));
    tokens.set(username, token);
    return token;
  };
  await fc.assert(
    fc.asyncProperty(call, async ({ id, fields, username, language }) => {
      const { settings, brand } = gateway.services();
      const token = username === undefined ? {} : { token: await tokenOf(username) };
      const { status, body } = await callGateway(
        { url: gateway.url(), keys: settings.publicKeys, merchant: brand.code },
        { id, fields, ...token, headers: { Language: language } },
      );
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      expect(gateway.log).toEqual([]);
      // The member is out; the next one comes in anew.
      if (username !== undefined && (id === "logout" || status === 401)) tokens.delete(username);
    }),
    { ...runs, endOnFailure: true },
  );
});

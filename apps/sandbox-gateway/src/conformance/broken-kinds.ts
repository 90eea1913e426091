import { hpke1 } from "@volado/api-client/crypto";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import type { EncryptionKey } from "@volado/domain/site";
import * as z from "zod";
import type { Breakage } from "./broken-gateway.ts";

/** One way of breaking one call, and what the command must say about it. */
export interface BrokenKind {
  readonly kind: string;
  readonly endpoint: EndpointId;
  readonly breakage: Breakage;
  readonly fault: RegExp;
}

const goodEnvelope = z.object({ success: z.literal(true), value: z.record(z.string(), z.unknown()) });

/** The answer, with its value changed when it is a good one. */
const withValue =
  (change: (value: Readonly<Record<string, unknown>>) => unknown): Breakage =>
  async (request, answer) => {
    const answered = await answer(request);
    const read = goodEnvelope.safeParse(await answered.clone().json());
    return read.success ? Response.json({ success: true, value: change(read.data.value) }) : answered;
  };

const withHeader = (headers: Headers, name: string, value: string): Headers => {
  const changed = new Headers(headers);
  changed.set(name, value);
  return changed;
};

/** Encrypts what came in the clear, as if the gateway had taken it so. */
const opensTheClear =
  (keys: () => readonly EncryptionKey[]): Breakage =>
  async (request, answer) => {
    const [key] = keys();
    if (request.headers.has("Encryption") || !key) return answer(request);
    const { method, path, module } = endpoints.changePassword;
    const encrypted = await hpke1.encrypt({
      text: request.body.toString(),
      key,
      timestamp: Date.now(),
      method,
      path,
      module,
    });
    const headers = withHeader(request.headers, "Encryption", encrypted.header);
    return answer({ ...request, headers, body: Buffer.from(JSON.stringify({ data: encrypted.data })) });
  };

/** Lets everybody in as whoever was let in before. */
const knowsEverybody = (): Breakage => {
  let token = "";
  return (request, answer) => {
    const sent = request.headers.get("Token") ?? "";
    if (token === "" && sent !== "") token = sent;
    return answer({ ...request, headers: withHeader(request.headers, "Token", token) });
  };
};

/** Nothing is remembered of a key. */
const forgetsKeys: Breakage = (request, answer) =>
  answer({
    ...request,
    headers: request.headers.has("Idempotency-Key")
      ? withHeader(request.headers, "Idempotency-Key", crypto.randomUUID())
      : request.headers,
  });

/** Every page is the first. */
const turnsNoPage: Breakage = (request, answer) => {
  const url = new URL(request.url);
  if (url.searchParams.get("pageNo") === "2") url.searchParams.set("pageNo", "1");
  return answer({ ...request, url });
};

/** Whatever would be done is refused. */
export const refusesAll: Breakage = async (request, answer) => {
  const answered = await answer(request);
  return answered.ok ? Response.json({ success: false, code: "not_permitted" }, { status: 403 }) : answered;
};

/** A call broken on purpose in each of these ways. @param keys the sound gateway's */
export const brokenKinds = (keys: () => readonly EncryptionKey[]): readonly BrokenKind[] => [
  {
    kind: "a field of another kind",
    endpoint: "getWallet",
    breakage: withValue((value) => ({ ...value, sumBalance: "much" })),
    fault: /^getWallet, answer: the value leaves its schema at sumBalance/,
  },
  {
    kind: "a row that doesn't fit",
    endpoint: "listBankCards",
    breakage: withValue(({ banks, ...value }) => ({
      ...value,
      banks: [...z.array(z.unknown()).parse(banks), {}],
    })),
    fault: /^listBankCards, answer: 1 rows don't fit their schema and would be left out$/,
  },
  {
    kind: "a refusal with status 200",
    endpoint: "listMessages",
    breakage: async (request, answer) => Response.json(await (await answer(request)).json()),
    fault: /^listMessages, fields: a request with bad fields invalid_input came with status 200, not 422$/,
  },
  {
    kind: "an answer to whoever has no token",
    endpoint: "getSecurity",
    breakage: knowsEverybody(),
    fault: /^getSecurity, token: without a token it was accepted, where session_expired/,
  },
  {
    kind: "an encrypted call in the clear",
    endpoint: "changePassword",
    breakage: opensTheClear(keys),
    fault:
      /^changePassword, encryption: a body in the clear was refused with old_password_wrong, where invalid_input is due$/,
  },
  {
    kind: "a transfer that moves money each time it is sent",
    endpoint: "transferToDownlines",
    breakage: forgetsKeys,
    fault:
      /^transferToDownlines, idempotency: sent again under its key it is answered another way: it acted twice$/,
  },
  {
    kind: "pages that repeat",
    endpoint: "listGames",
    breakage: turnsNoPage,
    fault: /^listGames, paging: the second page repeats rows of the first$/,
  },
  {
    kind: "a connection that is cut",
    endpoint: "getHeadIcon",
    breakage: async () => "cut",
    fault: /^getHeadIcon, answer: no answer: fetch failed$/,
  },
];

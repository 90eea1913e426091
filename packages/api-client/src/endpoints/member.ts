import * as z from "zod/mini";
import { keepLocally } from "../cache/keep-locally.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { memberInfoSchema, walletSchema } from "../schemas/member.schema.ts";

const nothing = z.object({});

/** Who the session belongs to (Spec §3 "Member info"); kept locally per session (Spec §9). */
export const getMemberInfo = defineEndpoint({
  id: "getMemberInfo",
  method: "GET",
  path: "/api/member/info",
  access: "session",
  codec: "query",
  request: nothing,
  encode: (_: undefined) => ({}),
  response: memberInfoSchema,
  replay: "safe",
  cache: keepLocally({ record: "memberInfo", version: 1, maxAge: 3_600_000, personal: true }),
});

/** The member's balance over all vendors (Spec §3 "Wallet"). Never cached: money is always fresh. */
export const getWallet = defineEndpoint({
  id: "getWallet",
  method: "GET",
  path: "/api/member/wallet",
  access: "session",
  codec: "query",
  request: nothing,
  encode: (_: undefined) => ({}),
  response: walletSchema,
  replay: "safe",
});

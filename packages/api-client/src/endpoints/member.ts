import { keepLocally } from "../cache/keep-locally.ts";
import { defineRead } from "../core/endpoint.ts";
import { memberInfoSchema, walletSchema } from "../schemas/member.schema.ts";
import { noInput } from "../schemas/no-input.ts";

/** Who the session belongs to (Spec §3 "Member info"); kept locally per session (Spec §9). */
export const getMemberInfo = defineRead({
  id: "getMemberInfo",
  path: "/api/member/info",
  access: "session",
  ...noInput,
  response: memberInfoSchema,
  cache: keepLocally({ record: "memberInfo", version: 1, maxAge: 3_600_000, personal: true }),
});

/** The member's balance over all vendors (Spec §3 "Wallet"). Never cached: money is always fresh. */
export const getWallet = defineRead({
  id: "getWallet",
  path: "/api/member/wallet",
  access: "session",
  ...noInput,
  response: walletSchema,
});

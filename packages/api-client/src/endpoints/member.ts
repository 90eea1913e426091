import { HOUR_MS } from "@volado/domain/calendar";
import { cacheLocally } from "../cache/cache-locally.ts";
import { defineRead } from "../core/endpoint.ts";
import { memberInfoSchema, merchantWalletSchema, walletSchema } from "../schemas/member.schema.ts";
import { noInput } from "../schemas/no-input.ts";

/** Who the session belongs to (Spec §3 "Member info"); kept locally per session (Spec §9). */
export const getMemberInfo = defineRead({
  id: "getMemberInfo",
  path: "/api/member/info",
  access: "session",
  ...noInput,
  response: memberInfoSchema,
  cache: cacheLocally({ record: "memberInfo", version: 1, maxAge: HOUR_MS, personal: true }),
});

/** The member's balance over all vendors (Spec §3 "Wallet"). Never cached: money is always fresh. */
export const getWallet = defineRead({
  id: "getWallet",
  path: "/api/member/wallet",
  access: "session",
  ...noInput,
  response: walletSchema,
});

/**
 * Renew the session: it lives on from now for its whole time, under the same token. Answers who it belongs to
 * by now, since type or label may have changed meanwhile (Spec §7 "member renew"; docs/decisions/053).
 * Refusals: those of every call with a session that has ended (401).
 */
export const renewMember = defineRead({
  id: "renewMember",
  path: "/api/member/renew",
  access: "session",
  ...noInput,
  response: memberInfoSchema,
});

/**
 * Where all of the member's money is: in the wallet, in withdrawals that wait, with vendors (Spec §7
 * "merchant wallet"; docs/decisions/100).
 */
export const getMerchantWallet = defineRead({
  id: "getMerchantWallet",
  path: "/api/member/merchant-wallet",
  access: "session",
  ...noInput,
  response: merchantWalletSchema,
});

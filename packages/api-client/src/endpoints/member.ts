import { HOUR_MS } from "@volado/domain/calendar";
import { cacheLocally } from "../cache/cache-locally.ts";
import { defineRead, noInput } from "../core/endpoint.ts";
import { memberInfoSchema, merchantWalletSchema, walletSchema } from "../schemas/member.schema.ts";

/** Member of the session (Spec §3 "Member info"). Cached per session (Spec §9). */
export const getMemberInfo = defineRead({
  id: "getMemberInfo",
  path: "/api/member/info",
  access: "session",
  ...noInput,
  response: memberInfoSchema,
  cache: cacheLocally({ record: "memberInfo", version: 1, maxAge: HOUR_MS, personal: true }),
});

/** The member's total balance over all vendors (Spec §3 "Wallet"). Never cached. */
export const getWallet = defineRead({
  id: "getWallet",
  path: "/api/member/wallet",
  access: "session",
  ...noInput,
  response: walletSchema,
});

/**
 * Renew the session for its full lifetime, under the same token. Returns the member info, because type or label
 * may have changed (Spec §7 "member renew"; docs/decisions/053). Refusals: those of every call after the session
 * has ended (401).
 */
export const renewMember = defineRead({
  id: "renewMember",
  path: "/api/member/renew",
  access: "session",
  ...noInput,
  response: memberInfoSchema,
});

/**
 * The member's money by location: in the wallet, in pending withdrawals, with vendors (Spec §7 "merchant wallet";
 * docs/decisions/100).
 */
export const getMerchantWallet = defineRead({
  id: "getMerchantWallet",
  path: "/api/member/merchant-wallet",
  access: "session",
  ...noInput,
  response: merchantWalletSchema,
});

import { permission } from "@volado/domain/member";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";

/**
 * The member whom the house may give something.
 * @throws Refusal not_permitted for free accounts (docs/decisions/104)
 */
export const rewardMemberOf = (call: Call): string => {
  const { member } = sessionOf(call);
  if (permission("rewards", member) !== "allowed") throw new Refusal("not_permitted");
  return member.id;
};

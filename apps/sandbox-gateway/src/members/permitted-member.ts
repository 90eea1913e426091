import { isAgent, isTrial } from "@volado/domain/member";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import type { SignedIn } from "../session/sessions.ts";

/** The caller, who has an account of their own. @throws Refusal not_permitted for free accounts (Spec §6: type 4) */
export const realMemberOf = (call: Call): SignedIn["member"] => {
  const { member } = sessionOf(call);
  if (isTrial(member)) throw new Refusal("not_permitted");
  return member;
};

/** The calling agent. @throws Refusal not_permitted for every type that has no agency centre (Spec §6: 0, 4, 40) */
export const agentOf = (call: Call): SignedIn["member"] => {
  const { member } = sessionOf(call);
  if (!isAgent(member)) throw new Refusal("not_permitted");
  return member;
};

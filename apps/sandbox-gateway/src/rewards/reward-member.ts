import { permission } from "@volado/domain/member";
import type { SiteSwitch } from "@volado/domain/site";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";

/**
 * The member whom the house may give something.
 *
 * @param flag a switch that has to be on.
 * @throws Refusal not_permitted for free accounts (docs/decisions/104); insufficient_permission while the
 * switch is off.
 */
export const rewardMemberOf = (call: Call, flag?: SiteSwitch): string => {
  const { member } = sessionOf(call);
  if (permission("rewards", member) !== "allowed") throw new Refusal("not_permitted");
  if (flag !== undefined && call.services.settings.switches().get(flag) !== true)
    throw new Refusal("insufficient_permission", { message: `${flag} is off.` });
  return member.id;
};

import type { EndpointId } from "@volado/api-client/endpoints";
import type { Services } from "../services.ts";
import { tooMany } from "./refusal.ts";

/**
 * Calls with an encrypted body that anybody may make, and what limits them for an address. Opening such a body and
 * keeping its nonce costs more than all else about a refusal, so the limit is asked before.
 */
const sealedLimits: Partial<Record<EndpointId, "logins" | "registrations" | "lookups">> = {
  login: "logins",
  loginAgent: "logins",
  registerByUsername: "registrations",
  registerByMobile: "registrations",
  setPasswordByPhone: "lookups",
};

/**
 * Takes a call from its address's budget.
 *
 * @throws Refusal too_many_attempts for logins, too_many_requests for others
 */
export const admit = (id: EndpointId, network: string, { limits }: Pick<Services, "limits">): void => {
  const name = sealedLimits[id];
  if (name === undefined) return;
  const wait = limits[name].take(network);
  if (wait === 0) return;
  throw name === "logins"
    ? tooMany("too_many_attempts", wait, { captcha: true })
    : tooMany("too_many_requests", wait);
};

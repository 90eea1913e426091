import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AnyEndpoint } from "@volado/api-client";
import type { EndpointId } from "@volado/api-client/endpoints";
import { SiteSwitch } from "@volado/domain/site";
import { PromoSwitch } from "../data/world/switches.ts";
import type { Services } from "../services.ts";
import { readToken, type SignedIn } from "../session/sessions.ts";
import { takeFrom } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * Public calls with an encrypted body, with their limits per address. Decrypting a body and storing its nonce cost more
 * than a refusal, so the limit is checked before.
 */
const sealedLimits: Partial<Record<EndpointId, "logins" | "registrations" | "lookups">> = {
  login: "logins",
  loginAgent: "logins",
  loginByPasskey: "logins",
  registerByUsername: "registrations",
  registerByMobile: "registrations",
  registerBySocial: "registrations",
  setPasswordByPhone: "lookups",
};

/** Takes a call from its address's budget. @throws Refusal too_many_attempts for logins, else too_many_requests */
export const admit = (id: EndpointId, network: string, { limits }: Pick<Services, "limits">): void => {
  const name = sealedLimits[id];
  if (name === undefined) return;
  if (name === "logins") takeFrom(limits.logins, network, "too_many_attempts", { captcha: true });
  else takeFrom(limits[name], network);
};

/**
 * Calls of features that the merchant can switch off, with their switch (decisions P5; docs/decisions/119). Records,
 * inbox, security centre and games are open to every member, whatever the agents' menu shows; a partly switched
 * call checks in its handler.
 */
export const callSwitches = {
  getChatUnread: SiteSwitch.LiveChat,
  launchChat: SiteSwitch.LiveChat,
  listRewards: SiteSwitch.RewardCenter,
  claimReward: SiteSwitch.RewardCenter,
  redeemPromoCode: SiteSwitch.RewardCenter,
  listDailyTasks: SiteSwitch.Missions,
  claimDailyTask: SiteSwitch.Missions,
  getInvitation: PromoSwitch.Referral,
  getBenefits: PromoSwitch.Vip,
  listPasskeys: SiteSwitch.Passkeys,
  startPasskey: SiteSwitch.Passkeys,
  addPasskey: SiteSwitch.Passkeys,
  removePasskey: SiteSwitch.Passkeys,
  listTeamBets: SiteSwitch.AgencyBets,
  getInvitationLinks: SiteSwitch.AgencyMembers,
  createInvitationLink: SiteSwitch.AgencyMembers,
  removeInvitationLink: SiteSwitch.AgencyMembers,
  openAccount: SiteSwitch.AgencyMembers,
  transferToDownlines: SiteSwitch.AgencyTransfers,
} as const satisfies Partial<Record<EndpointId, string>>;

const isSwitched = (id: EndpointId): id is keyof typeof callSwitches => Object.hasOwn(callSwitches, id);

/**
 * Calls of a session that must change its first password (docs/decisions/074): the change, the logout, and what the
 * page around it reads. Calls without a session, such as help, stay open.
 */
export const openAtFirstPassword: ReadonlySet<EndpointId> = new Set<EndpointId>([
  "changePassword",
  "logout",
  "getMemberInfo",
  "renewMember",
  "getWallet",
  "getMerchantWallet",
  "getHeadIcon",
  "countUnreadMessages",
  "getChatUnread",
  "listFavouriteIds",
  "listAnnouncements",
  "listNotices",
]);

/**
 * @throws Refusal insufficient_permission for a disabled feature, not_permitted before the first password is changed
 */
export const refuseClosed = (
  id: EndpointId,
  signedIn: SignedIn | undefined,
  { settings }: Pick<Services, "settings">,
): void => {
  if (signedIn?.member.first_time_login === true && !openAtFirstPassword.has(id))
    throw new Refusal("not_permitted", { message: "The first password has to be changed first." });
  if (isSwitched(id) && settings.switches().get(callSwitches[id]) !== true)
    throw new Refusal("insufficient_permission", { message: `${callSwitches[id]} is off.` });
};

/** A closed site still reports its status, and the merchant's documents stay readable. */
const alwaysOpen: ReadonlySet<string> = new Set(["getStatus", "getHelpCentre"]);

/** Applies the console's faults to a call. @returns a response when the call ends here */
export const injectFaults = async (
  endpointId: string,
  { faults, options }: Services,
  { incoming }: HttpBindings,
  ip: string,
): Promise<Response | undefined> => {
  const { calls, failRate, latencyMs, maintenance, regionRestriction, blocked } = faults.current();
  const delay = latencyMs + options.apiDelayMs;
  if (delay > 0) await wait(delay);

  const fault = calls[endpointId];
  if (fault === "abort") {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault === "hang") {
    if (!incoming.socket.destroyed) await once(incoming.socket, "close");
    return RESPONSE_ALREADY_SENT;
  }
  if (fault === "error" || (failRate > 0 && Math.random() < failRate)) {
    throw new Refusal("internal", { message: "The console injected this failure." });
  }
  if (fault === "upgrade") throw new Refusal("system_upgrading");
  if (alwaysOpen.has(endpointId)) return undefined;
  if (maintenance) throw new Refusal("maintenance");
  if (regionRestriction) throw new Refusal("region_restricted", { value: { ip } });
  if (blocked) throw new Refusal("address_blocked", { value: { ip } });
  return undefined;
};

/** The session of a call; where none is required, an expired token counts as a guest's. @throws Refusal session_… */
export const signedInFor = async (
  endpoint: AnyEndpoint,
  token: string | null,
  { db, now }: Services,
): Promise<SignedIn | undefined> => {
  if (endpoint.access === "anyone") return undefined;
  if (token === null || token === "") {
    if (endpoint.access === "session") throw new Refusal("session_expired");
    return undefined;
  }
  const read = await readToken(db, token, now());
  if (read.state === "alive") return read.signedIn;
  if (endpoint.access === "optional-session") return undefined;
  throw new Refusal(read.state === "elsewhere" ? "session_elsewhere" : "session_expired");
};

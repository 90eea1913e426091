import type { EndpointId } from "@volado/api-client/endpoints";
import { SiteSwitch } from "@volado/domain/site";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session/sessions.ts";
import { Refusal } from "./refusal.ts";

/**
 * Calls of tools that the merchant can switch off: one of their switches has to be on (docs/decisions/119
 * says which key opens what). The inbox, the security centre and the games are every member's, whatever the agents'
 * menu shows; a tool of which only a part is switched asks in its handler.
 */
export const callSwitches = {
  getChatUnread: [SiteSwitch.LiveChat],
  launchChat: [SiteSwitch.LiveChat],
  listRewards: [SiteSwitch.RewardCenter],
  claimReward: [SiteSwitch.RewardCenter],
  redeemPromoCode: [SiteSwitch.RewardCenter],
  listDailyTasks: [SiteSwitch.Missions],
  claimDailyTask: [SiteSwitch.Missions],
  getTeamReport: [
    SiteSwitch.AgencyOverview,
    SiteSwitch.AgencyMembers,
    SiteSwitch.AgencyProfit,
    SiteSwitch.AgencyRebates,
  ],
  listTeamBets: [SiteSwitch.AgencyBets],
  getInvitationLinks: [SiteSwitch.AgencyMembers],
  createInvitationLink: [SiteSwitch.AgencyMembers],
  removeInvitationLink: [SiteSwitch.AgencyMembers],
  openAccount: [SiteSwitch.AgencyMembers],
  transferToDownlines: [SiteSwitch.AgencyTransfers],
} as const satisfies Partial<Record<EndpointId, readonly SiteSwitch[]>>;

const isSwitched = (id: EndpointId): id is keyof typeof callSwitches => Object.hasOwn(callSwitches, id);

/**
 * The calls of a session whose first password is not changed yet (docs/decisions/074): the change, the way out, and
 * what the page around it reads. Whatever needs no session stays open, help among it.
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
 * Refuses a call that is closed for everybody, or for this session.
 *
 * @throws Refusal insufficient_permission while its tool is off, not_permitted before the first password is changed
 */
export const refuseClosed = (
  id: EndpointId,
  signedIn: SignedIn | undefined,
  { settings }: Pick<Services, "settings">,
): void => {
  if (signedIn?.member.first_time_login === true && !openAtFirstPassword.has(id))
    throw new Refusal("not_permitted", { message: "The first password has to be changed first." });
  const needed: readonly SiteSwitch[] = isSwitched(id) ? callSwitches[id] : [];
  if (needed.length > 0 && !needed.some((name) => settings.switches().get(name) === true))
    throw new Refusal("insufficient_permission", { message: `${needed.join(", ")}: off.` });
};

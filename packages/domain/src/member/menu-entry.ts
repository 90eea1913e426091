import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import { inviteTarget } from "./invitation.ts";
import {
  hasBenefits,
  isAgent,
  isSignedIn,
  type MemberAction,
  type Permission,
  permission,
  type Viewer,
} from "./member.ts";

/** A menu entry that depends on the viewer or on switches (Spec §2, §6). */
export type MenuEntry =
  | "recent"
  | "invite"
  | "deposit"
  | "profile"
  | "withdraw"
  | "daily-sign-in"
  | "reward-centre"
  | "promo-code"
  | "daily-tasks"
  | "benefits"
  | "member-centre"
  | "agency-centre"
  | "security-centre"
  | "sign-out";

export interface MenuConditions {
  readonly viewer: Viewer;
  /** The member's VIP club label, once known. */
  readonly clubLabel: string | undefined;
  /** The merchant has a VIP club (Spec §3 "hasVip flag"). */
  readonly hasVip: boolean;
  readonly switches: SiteSwitches;
  /** The merchant's REFERRAL promotion is on. */
  readonly referral: boolean;
  /**
   * Recents are offered to guests too, through login.
   * @default false
   */
  readonly guestRecents?: boolean;
}

/** Whether an entry is shown, and what a tap on it does. */
export type EntryAccess = Permission | "hidden" | "agent-dialog" | "coming-soon";

const shownIf = (shown: boolean, access: EntryAccess = "allowed"): EntryAccess => (shown ? access : "hidden");

const needs =
  (action: MemberAction, flag?: SiteSwitch) =>
  ({ viewer, switches }: MenuConditions): EntryAccess =>
    shownIf(flag === undefined || switches.has(flag), permission(action, viewer));

const rules: Readonly<Record<MenuEntry, (given: MenuConditions) => EntryAccess>> = {
  recent: ({ viewer, guestRecents = false }) =>
    isSignedIn(viewer) ? "allowed" : shownIf(guestRecents, "log-in"),
  invite: ({ viewer, referral }) => {
    const target = inviteTarget(viewer, referral);
    return target === "referral" ? "allowed" : target;
  },
  deposit: needs("deposit"),
  profile: needs("profile"),
  withdraw: needs("withdraw"),
  "daily-sign-in": needs("daily-sign-in"),
  "reward-centre": needs("rewards", SiteSwitch.RewardCenter),
  "promo-code": needs("rewards", SiteSwitch.RewardCenter),
  "daily-tasks": needs("rewards", SiteSwitch.Missions),
  benefits: ({ viewer, clubLabel, hasVip }) =>
    shownIf(isSignedIn(viewer) && hasVip && hasBenefits({ clubLabel })),
  "member-centre": needs("member-centre"),
  "agency-centre": ({ viewer }) => shownIf(isAgent(viewer)),
  "security-centre": needs("security-centre"),
  "sign-out": ({ viewer }) => shownIf(isSignedIn(viewer)),
};

/**
 * Whether a menu shows the entry to this viewer, and what a tap on it does (Spec §2 "Screens", §6;
 * docs/decisions/093).
 */
export const menuEntryAccess = (entry: MenuEntry, given: MenuConditions): EntryAccess => rules[entry](given);

/**
 * Account types as numbered by the gateway (Spec §6; the specification doesn't explain them further, decisions S7).
 * Only this folder has rules about them.
 */
export const MemberType = {
  Member: 0,
  Agent: 1,
  SeniorAgent: 2,
  Trial: 4,
  NonAgent: 40,
  ContractExempt41: 41,
  ContractExempt42: 42,
} as const;

/** Any number the gateway may send; unknown ones follow the specification's lists. */
export type MemberTypeCode = number;

/** The logged-in member (Spec §3 "Member info"). */
export interface MemberInfo {
  readonly id: string;
  readonly account: string;
  readonly nickname: string | undefined;
  readonly type: MemberTypeCode;
  /** VIP club label, required for benefits. */
  readonly clubLabel: string | undefined;
  readonly avatarUrl: string | undefined;
}

/** A profile picture on offer. */
export interface HeadIcon {
  readonly id: string;
  readonly url: string;
}

/** A member's profile picture and the choices (Spec §7 "head icon GET (PROFPIC3)"). */
export interface HeadIcons {
  /** Address of the current one; undefined without one. */
  readonly current: string | undefined;
  readonly icons: readonly HeadIcon[];
}

/** The logged-in member, or undefined for a guest. */
export type Viewer = { readonly type: MemberTypeCode } | undefined;

const notAgents: ReadonlySet<MemberTypeCode> = new Set([
  MemberType.Member,
  MemberType.Trial,
  MemberType.NonAgent,
]);

const withoutContracts: ReadonlySet<MemberTypeCode> = new Set([
  MemberType.Trial,
  MemberType.NonAgent,
  MemberType.ContractExempt41,
  MemberType.ContractExempt42,
]);

export const isSignedIn = (viewer: Viewer): viewer is NonNullable<Viewer> => viewer !== undefined;

const freePlayers: ReadonlySet<MemberTypeCode> = new Set([
  MemberType.Member,
  MemberType.Agent,
  MemberType.SeniorAgent,
]);

/** Whether the viewer may use demos and free trials: guests and types 0, 1 and 2 (Spec §6). */
export const mayFreePlay = (viewer: Viewer): boolean => !isSignedIn(viewer) || freePlayers.has(viewer.type);

/** Whether it is a free or trial account (Spec §6: type 4). */
export const isTrial = (viewer: Viewer): boolean => viewer?.type === MemberType.Trial;

/** Whether the viewer sees the agency centre: members of every type but 0, 4 and 40 (Spec §6, §9). */
export const isAgent = (viewer: Viewer): boolean => isSignedIn(viewer) && !notAgents.has(viewer.type);

/**
 * Whether the viewer gets contract prompts: members of every type but 4, 40, 41 and 42 (Spec §6; docs/decisions/119).
 */
export const asksForContracts = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && !withoutContracts.has(viewer.type);

/** Whether the member has VIP benefits, which need a club label (Spec §6). */
export const hasBenefits = (member: { readonly clubLabel: string | undefined } | undefined): boolean =>
  Boolean(member?.clubLabel);

/** Whether a new member joins the VIP club: ordinary members, because agents earn rebates (docs/decisions/100). */
export const joinsClub = ({ type }: NonNullable<Viewer>): boolean => type === MemberType.Member;

/** Actions that depend on the viewer. */
export type MemberAction =
  | "deposit"
  | "withdraw"
  | "inbox"
  | "live-chat"
  | "member-centre"
  | "security-centre"
  | "profile"
  | "settings"
  | "change-password"
  | "favourites"
  | "recents"
  | "rewards"
  | "daily-sign-in";

/** Whether an action is allowed, needs a login, or is refused to trial accounts (Spec §8 "free_reject"). */
export type Permission = "allowed" | "log-in" | "trial-rejected";

/**
 * Actions refused to type 4: deposit, inbox, live chat and the member centre (Spec §2 "member centre prompt", §5
 * "Sessions", §6); also withdrawals, because a trial has only play money (docs/decisions/102), and rewards, which are
 * real money (docs/decisions/104).
 */
const rejectsTrial: ReadonlySet<MemberAction> = new Set([
  "deposit",
  "withdraw",
  "inbox",
  "live-chat",
  "member-centre",
  "rewards",
  "daily-sign-in",
]);

/** Whether the viewer may perform an action; all of them need a session (Spec §5 "Sessions", §6). */
export const permission = (action: MemberAction, viewer: Viewer): Permission => {
  if (!isSignedIn(viewer)) return "log-in";
  return isTrial(viewer) && rejectsTrial.has(action) ? "trial-rejected" : "allowed";
};

/**
 * Whether a tap opens a dialog or message in place, so that the entry needs no link (Spec §6: rejected trial
 * accounts, agents' invitations, the upcoming referral programme).
 */
export const answersInPlace = (
  access: string | undefined,
): access is "trial-rejected" | "agent-dialog" | "coming-soon" =>
  access === "trial-rejected" || access === "agent-dialog" || access === "coming-soon";

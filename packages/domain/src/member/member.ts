/**
 * Account types as numbered by the gateway (Spec §6; their meaning beyond these names is not told, decisions S7).
 * Rules on them live beside this file and nowhere else.
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
export type KnownMemberType = (typeof MemberType)[keyof typeof MemberType];

/** Any number the gateway may send; rules treat unknown numbers by the specification's lists. */
export type MemberTypeCode = number;

/** What the site knows of the signed-in member (Spec §3 "Member info"). */
export interface MemberInfo {
  readonly id: string;
  readonly account: string;
  readonly nickname: string | undefined;
  readonly type: MemberTypeCode;
  /** VIP club label; benefits are shown only with one. */
  readonly clubLabel: string | undefined;
  readonly avatarUrl: string | undefined;
}

/** A picture that a member may choose. */
export interface HeadIcon {
  readonly id: string;
  readonly url: string;
}

/** A member's profile picture, and those on offer (Spec §7 "head icon GET (PROFPIC3)"). */
export interface HeadIcons {
  /** Address of the present one; undefined for none. */
  readonly current: string | undefined;
  readonly icons: readonly HeadIcon[];
}

/** Whoever looks at the site: a signed-in member, or nobody we know. */
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

/** Whether somebody is signed in. */
export const isSignedIn = (viewer: Viewer): viewer is NonNullable<Viewer> => viewer !== undefined;

const freePlayers: ReadonlySet<MemberTypeCode> = new Set([
  MemberType.Member,
  MemberType.Agent,
  MemberType.SeniorAgent,
]);

/** May play for practice money, in a game's demonstration or a free trial: guests and types 0, 1 and 2 (Spec §6). */
export const mayFreePlay = (viewer: Viewer): boolean => !isSignedIn(viewer) || freePlayers.has(viewer.type);

/** A free or trial account (Spec §6: type 4). */
export const isTrial = (viewer: Viewer): boolean => viewer?.type === MemberType.Trial;

/** Sees the agency centre: every signed-in type but 0, 4 and 40 (Spec §6, §9). */
export const isAgent = (viewer: Viewer): boolean => isSignedIn(viewer) && !notAgents.has(viewer.type);

/** Is asked about agent contracts: every signed-in type but 4, 40, 41 and 42 (Spec §6; docs/decisions/119). */
export const asksForContracts = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && !withoutContracts.has(viewer.type);

/** VIP benefits are only for members with a club label (Spec §6). */
export const hasBenefits = (member: { readonly clubLabel: string | undefined } | undefined): boolean =>
  Boolean(member?.clubLabel);

/** What a viewer may try to do that depends on who it is. */
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

/** The answer: go on, sign in first, or be told that trial accounts can't (Spec §8 "free_reject"). */
export type Permission = "allowed" | "log-in" | "trial-rejected";

/**
 * Deposit, inbox, live chat and the member centre reject type 4 (Spec §2 "member centre prompt", §5
 * "Sessions", §6); and so do a withdrawal, since a trial's money is play money (docs/decisions/102), and
 * whatever the house gives, which would be real (docs/decisions/104).
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

/** Whether the viewer may do it; everything here needs a session (Spec §5 "Sessions", §6). */
export const permission = (action: MemberAction, viewer: Viewer): Permission => {
  if (!isSignedIn(viewer)) return "log-in";
  return isTrial(viewer) && rejectsTrial.has(action) ? "trial-rejected" : "allowed";
};

/**
 * Whether a tap is answered where the player stands, with a question or a message, and needs no page to lead
 * to (Spec §6: free accounts are rejected, agents invite elsewhere, the referral programme is yet to come).
 */
export const answersInPlace = (
  access: string | undefined,
): access is "trial-rejected" | "agent-dialog" | "coming-soon" =>
  access === "trial-rejected" || access === "agent-dialog" || access === "coming-soon";

import { MemberType, type MemberTypeCode } from "./member-type.ts";

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

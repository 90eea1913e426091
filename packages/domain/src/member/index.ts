/** Members and their account types: what each may see and do, invitations, the merchant's club. */

export { answersInPlace } from "./answers-in-place.ts";
export type { HeadIcon, HeadIcons } from "./head-icon.ts";
export type { Invitation, InvitationRewards, InvitedFriend } from "./invitation.ts";
export type { MemberInfo } from "./member.ts";
export type { Viewer } from "./member-rules.ts";
export { asksForContracts, hasBenefits, isAgent, isTrial, mayFreePlay } from "./member-rules.ts";
export type { KnownMemberType, MemberTypeCode } from "./member-type.ts";
export { MemberType } from "./member-type.ts";
export type { EntryAccess, MenuConditions, MenuEntry } from "./menu-entry.ts";
export { menuEntryAccess } from "./menu-entry.ts";
export type { MemberAction, Permission } from "./permissions.ts";
export { permission } from "./permissions.ts";
export type { InviteTarget } from "./referral.ts";
export { inviteTarget } from "./referral.ts";
export type { VipClub, VipLevel, VipPerk, VipStatus } from "./vip-club.ts";
export { vipLevelAt, vipStatus } from "./vip-club.ts";

/** Members, account types, permissions, invitations and the VIP club. */

export * from "./invitation.ts";
export {
  answersInPlace,
  asksForContracts,
  type HeadIcon,
  type HeadIcons,
  hasBenefits,
  isAgent,
  isTrial,
  type KnownMemberType,
  type MemberAction,
  type MemberInfo,
  MemberType,
  type MemberTypeCode,
  mayFreePlay,
  type Permission,
  permission,
  type Viewer,
} from "./member.ts";
export * from "./menu-entry.ts";
export * from "./vip-club.ts";

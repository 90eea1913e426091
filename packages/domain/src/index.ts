export type { Announcement, AnnouncementBundle, Banner } from "./announcements/announcement.ts";
export { BannerGroup, ContentType } from "./announcements/announcement.ts";
export type { FailureKind } from "./errors/failure-kinds.ts";
export { failureMessages, messageKeyForStatus } from "./errors/failure-kinds.ts";
export type { FieldProblem } from "./errors/field-message-key.ts";
export { FieldMessageKey } from "./errors/field-message-key.ts";
export { MessageKey } from "./errors/message-key.ts";
export type { ServerCode } from "./errors/server-codes.ts";
export { isServerCode, messageKeyForCode, serverCodeMessages } from "./errors/server-codes.ts";
export type { Game, GamePage } from "./games/game.ts";
export type { LotteryPlayType } from "./games/game-type.ts";
export { GameClassify, GameType } from "./games/game-type.ts";
export { DEFAULT_LANGUAGE, isLanguage, Language } from "./language/language.ts";
export type { MemberInfo } from "./member/member.ts";
export type { KnownMemberType, MemberTypeCode } from "./member/member-type.ts";
export { MemberType } from "./member/member-type.ts";
export type { Session } from "./session/session.ts";
export type {
  EncryptionKey,
  MobileTemplate,
  ResourceLink,
  ServiceContact,
  SiteInfo,
} from "./site/site-info.ts";
export type { SiteSwitches } from "./site/switches.ts";
export { SiteSwitch } from "./site/switches.ts";
export type { SiteAccess } from "./system-status/site-access.ts";
export { fetchCode, siteAccessFromFetch, siteAccessFromGate } from "./system-status/site-access.ts";
export type { Vendor, VendorCategory, VendorTab } from "./vendors/vendor.ts";
export type { Wallet } from "./wallet/wallet.ts";
export type { Winner } from "./winners/winner.ts";

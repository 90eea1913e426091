export type { Announcement, AnnouncementBundle, Banner } from "./announcements/announcement.ts";
export { BannerGroup, ContentType } from "./announcements/announcement.ts";
export type { IosVersion } from "./device/ios-version.ts";
export { iosVersion, needsLegacyTip } from "./device/ios-version.ts";
export type { StandaloneSigns } from "./device/standalone.ts";
export { isStandalone } from "./device/standalone.ts";
export type { DownloadConditions } from "./download-bar/download-bar.ts";
export { showsDownloadBar, showsDownloadButton } from "./download-bar/download-bar.ts";
export type { FailureKind } from "./errors/failure-kinds.ts";
export { failureMessages, messageKeyForStatus } from "./errors/failure-kinds.ts";
export type { FieldProblem } from "./errors/field-message-key.ts";
export { FieldMessageKey } from "./errors/field-message-key.ts";
export { MessageKey } from "./errors/message-key.ts";
export type { ServerCode } from "./errors/server-codes.ts";
export { isServerCode, messageKeyForCode, serverCodeMessages } from "./errors/server-codes.ts";
export type { FavouriteChange, FavouriteIds } from "./favourites/favourite-ids.ts";
export { applyFavourite, revertFavourite, withoutGame, withRecent } from "./favourites/favourite-ids.ts";
export type { Game, GamePage } from "./games/game.ts";
export type {
  GameListPageSizes,
  GameListRequest,
  PersonalPage,
} from "./games/game-list/game-list-request.ts";
export { gameListRequest } from "./games/game-list/game-list-request.ts";
export type { SearchFields } from "./games/game-list/game-list-search.ts";
export { gameListStateFromSearch, searchFromGameListState } from "./games/game-list/game-list-search.ts";
export type { GameListFilter, GameListScope, GameListState } from "./games/game-list/game-list-state.ts";
export {
  applyFilter,
  changeFilter,
  emptyFilter,
  GameListMode,
  loadMore,
  needsSession,
  openGameList,
  resetFilter,
  switchMode,
} from "./games/game-list/game-list-state.ts";
export type { LotteryPlayType } from "./games/game-type.ts";
export { GameClassify, GameType } from "./games/game-type.ts";
export { mergeGames } from "./games/merge-games.ts";
export { firstPages, nextPage, pageCount } from "./games/paging.ts";
export {
  defaultClassify,
  isFilterable,
  isListed,
  MINIMUM_BETS,
  offersMinimumBet,
  presentedType,
  requestedType,
} from "./games/type-rules.ts";
export { chooseLanguage } from "./language/choose-language.ts";
export { DEFAULT_LANGUAGE, isLanguage, Language } from "./language/language.ts";
export type {
  LaunchConditions,
  LaunchDecision,
  LaunchFields,
  LaunchTarget,
  LotteryFields,
} from "./launch/launch-decision.ts";
export { launchDecision, needsRelaunch } from "./launch/launch-decision.ts";
export { isHostAllowed } from "./links/allowed-host.ts";
export type { MemberInfo } from "./member/member.ts";
export type { Viewer } from "./member/member-rules.ts";
export { asksForContracts, hasBenefits, isAgent, isSignedIn, isTrial } from "./member/member-rules.ts";
export type { KnownMemberType, MemberTypeCode } from "./member/member-type.ts";
export { MemberType } from "./member/member-type.ts";
export type { MemberAction, Permission } from "./member/permissions.ts";
export { permission } from "./member/permissions.ts";
export type { InviteTarget } from "./member/referral.ts";
export { inviteTarget, showsReferral } from "./member/referral.ts";
export {
  backTarget,
  HOME_PATH,
  headerStart,
  homePaths,
  isHomePath,
  titleSubject,
} from "./navigation/header.ts";
export { isUnread, noticesAfterOpening, reportsReading, unreadCount } from "./notices/notice-reading.ts";
export type { Session } from "./session/session.ts";
export type { LogoutStep, SessionEnd, SessionEvent, SessionState } from "./session/session-events.ts";
export {
  logoutSteps,
  noSession,
  sessionAfter,
  sessionEndMessage,
  sessionPlace,
} from "./session/session-events.ts";
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
export type { GateDecision } from "./system-status/site-gate.ts";
export { siteAccessFromCode, siteGate } from "./system-status/site-gate.ts";
export { badgeText } from "./text/badge.ts";
export type { BalanceView } from "./text/balance-mask.ts";
export { shownBalance } from "./text/balance-mask.ts";
export type { DayPart } from "./text/greeting.ts";
export { dayPart } from "./text/greeting.ts";
export { maskedName } from "./text/masked-name.ts";
export type { Theme } from "./theme/theme.ts";
export { resolveTheme } from "./theme/theme.ts";
export { CAPTCHA_MAX_DIGITS } from "./validation/captcha-digits.ts";
export type { Bounds, LoginFields, LoginRules } from "./validation/login.ts";
export {
  captchaProblem,
  loginProblems,
  passwordProblem,
  usernameProblem,
} from "./validation/login.ts";
export { lotteryMode } from "./vendors/lottery-mode.ts";
export type { Vendor, VendorCategory, VendorTab } from "./vendors/vendor.ts";
export type { SeparatedVendors } from "./vendors/vendor-categories.ts";
export { homeVendors, orderCategories, vendorsOf, vendorTabs } from "./vendors/vendor-categories.ts";
export type { Wallet } from "./wallet/wallet.ts";
export type { Winner } from "./winners/winner.ts";
export { boardMotion, WINNER_LIMIT, winnerBoard } from "./winners/winner-board.ts";

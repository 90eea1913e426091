export type { AgentTool } from "./agency/agent-tools.ts";
export { agentTools } from "./agency/agent-tools.ts";
export type { DayValue } from "./agency/day-series.ts";
export { daySeries } from "./agency/day-series.ts";
export type {
  DownlineTerms,
  InvitationLink,
  InvitationLinks,
  RebateProblem,
} from "./agency/downline-terms.ts";
export { INVITATION_LINKS_MOST, isRebateRate, readRebate, rebateProblem } from "./agency/downline-terms.ts";
export type { Earning, Earnings } from "./agency/earnings.ts";
export { EarningKind } from "./agency/earnings.ts";
export type { TeamCounts } from "./agency/team-counts.ts";
export type { TeamFigure, TeamFilter, TeamSort } from "./agency/team-filter.ts";
export {
  searchFromTeamFilter,
  sortOfWord,
  sortWord,
  teamFilterFromSearch,
  teamOfMember,
} from "./agency/team-filter.ts";
export type {
  TeamBet,
  TeamBets,
  TeamFigures,
  TeamLine,
  TeamMember,
  TeamPaging,
  TeamReport,
} from "./agency/team-report.ts";
export { TeamGroup } from "./agency/team-report.ts";
export type { Transfer, TypedTransferProblem } from "./agency/transfer.ts";
export {
  TRANSFER_MOST_MEMBERS,
  transferBounds,
  transferProblem,
  typedTransferProblem,
} from "./agency/transfer.ts";
export type { Announcement, AnnouncementBundle, Banner } from "./announcements/announcement.ts";
export { BannerGroup, ContentType } from "./announcements/announcement.ts";
export type { NoticeList } from "./announcements/notice-list.ts";
export type { PromotionCategory, PromotionShelf } from "./announcements/promotion-category.ts";
export { promotionShelves } from "./announcements/promotion-category.ts";
export type { PromotionDates, PromotionPeriod } from "./announcements/promotion-period.ts";
export { promotionPeriod } from "./announcements/promotion-period.ts";
export type { Application } from "./applications/application.ts";
export { applicationTo, mayApplyAfter, takesApplications } from "./applications/application.ts";
export type { Bank, BankCard, BankCards, BankNumberKind } from "./bank-cards/bank-card.ts";
export type { BankCardFields } from "./bank-cards/bank-card-problems.ts";
export {
  bankCardProblems,
  HOLDER_MAX_LENGTH,
  paymentPasswordProblem,
} from "./bank-cards/bank-card-problems.ts";
export {
  BANK_NUMBER_MAX_LENGTH,
  bankNumberKind,
  clabeBank,
  cleanBankNumber,
} from "./bank-cards/bank-number.ts";
export type {
  AgentContract,
  ContractBasis,
  ContractList,
  ContractPeriod,
  ContractTier,
} from "./contracts/contract.ts";
export { ContractKind, ContractState } from "./contracts/contract.ts";
export { contractKinds, nextContractPrompt } from "./contracts/contract-prompts.ts";
export type { ContractSheet } from "./contracts/contract-sheet.ts";
export { contractSheet, contractStateAt, isAnswerable, leastPay } from "./contracts/contract-sheet.ts";
export { withAnswer } from "./contracts/with-answer.ts";
export type { Country } from "./countries/country.ts";
export type {
  Deposit,
  DepositBonus,
  DepositMethod,
  DepositOptions,
  PayTo,
} from "./deposits/deposit.ts";
export { DepositKind, DepositState } from "./deposits/deposit.ts";
export type { AmountProblem, BonusTerms } from "./deposits/deposit-amount.ts";
export { amountProblem, bonusTerms, readAmount } from "./deposits/deposit-amount.ts";
export { depositStateAt, isOpenDeposit } from "./deposits/deposit-state.ts";
export { wagerLeft } from "./deposits/wager-left.ts";
export type { DeviceKind, DeviceSigns } from "./device/device-kind.ts";
export { deviceKind, HomeScreenGuide, homeScreenGuides } from "./device/device-kind.ts";
export { isInstalled } from "./device/installed.ts";
export type { IosVersion } from "./device/ios-version.ts";
export { iosVersion, needsLegacyTip } from "./device/ios-version.ts";
export type { StandaloneSigns } from "./device/standalone.ts";
export { isStandalone } from "./device/standalone.ts";
export type { AppLinks } from "./download-bar/app-links.ts";
export { appLinks, hasAppLink } from "./download-bar/app-links.ts";
export type { AppPageLook } from "./download-bar/app-page-look.ts";
export { appPageLook } from "./download-bar/app-page-look.ts";
export type { DownloadConditions } from "./download-bar/download-bar.ts";
export { showsDownloadBar, showsDownloadButton } from "./download-bar/download-bar.ts";
export type { DownloadOfferMemory } from "./download-bar/download-offer.ts";
export { offersDownload } from "./download-bar/download-offer.ts";
export { commonCodeMessages, messageKeyForCommonRefusal } from "./errors/common-codes.ts";
export type { FieldProblem } from "./errors/field-message-key.ts";
export { FieldMessageKey } from "./errors/field-message-key.ts";
export { MessageKey } from "./errors/message-key.ts";
export type { ServerCode } from "./errors/server-codes.ts";
export { isServerCode, messageKeyForRefusal, serverCodeMessages } from "./errors/server-codes.ts";
export { messageKeyForStatus } from "./errors/status-messages.ts";
export type { FavouriteChange, FavouriteIds } from "./favourites/favourite-ids.ts";
export { applyFavourite, revertFavourite, withoutGame, withRecent } from "./favourites/favourite-ids.ts";
export type { Game, GamePage } from "./games/game.ts";
export type { FirstGames } from "./games/game-list/first-games.ts";
export { firstGames } from "./games/game-list/first-games.ts";
export { GameListMode, needsSession } from "./games/game-list/game-list-mode.ts";
export { PLACE_FIELD, pagesUpTo, placeFromSearch } from "./games/game-list/game-list-place.ts";
export type {
  GameListPageSizes,
  GameListRequest,
  PersonalPage,
} from "./games/game-list/game-list-request.ts";
export { gameListRequest } from "./games/game-list/game-list-request.ts";
export type { GameListScope } from "./games/game-list/game-list-scope.ts";
export { allOfType, ownVendor, vendorWithin } from "./games/game-list/game-list-scope.ts";
export type { SearchFields } from "./games/game-list/game-list-search.ts";
export { gameListStateFromSearch, searchFromGameListState } from "./games/game-list/game-list-search.ts";
export type { GameListFilter, GameListState } from "./games/game-list/game-list-state.ts";
export {
  applyFilter,
  changeFilter,
  emptyFilter,
  loadMore,
  openGameList,
  resetFilter,
  switchMode,
} from "./games/game-list/game-list-state.ts";
export type { LotteryPlayType } from "./games/game-type.ts";
export { GameClassify, GameType } from "./games/game-type.ts";
export { hotCentreFromSearch, searchFromHotCentre } from "./games/hot-centre/hot-centre-search.ts";
export type { HotCentreFilter, HotCentreState } from "./games/hot-centre/hot-centre-state.ts";
export {
  changeHotFilter,
  everyHotGame,
  filterHotGames,
  HotCentreMode,
  moreHotGames,
  openHotCentre,
} from "./games/hot-centre/hot-centre-state.ts";
export { hotTypes, hotVendors, narrowHotGames, withHotType } from "./games/hot-centre/hot-games.ts";
export { mergeGames } from "./games/merge-games.ts";
export { firstPages, nextPage, pageCount } from "./games/paging.ts";
export { presentedType, requestedType } from "./games/requested-type.ts";
export { matchesName } from "./games/search/matches-name.ts";
export type { SlotSearch } from "./games/search/slot-search.ts";
export { slotSearch } from "./games/search/slot-search.ts";
export {
  defaultClassify,
  isFilterable,
  isListed,
  isLotteryType,
  MINIMUM_BETS,
  offersMinimumBet,
} from "./games/type-rules.ts";
export type { HelpAddress } from "./help/choose-help-topic.ts";
export { chooseHelpTopic } from "./help/choose-help-topic.ts";
export type { HelpTopic } from "./help/help-topic.ts";
export { documentAnchors, TERMS_ANCHOR } from "./help/help-topic.ts";
export type { InboxDraft, InboxDraftProblem } from "./inbox/inbox-draft.ts";
export { INBOX_TEXT_MOST, INBOX_TITLE_MOST, inboxDraftProblems } from "./inbox/inbox-draft.ts";
export type { InboxMessage, InboxPage } from "./inbox/inbox-message.ts";
export { InboxBox, InboxTopic } from "./inbox/inbox-message.ts";
export { inboxAfterReading, inboxUnread } from "./inbox/inbox-reading.ts";
export type { JackpotPace } from "./jackpot/jackpot.ts";
export { firstJackpot, jackpotWait, nextJackpot } from "./jackpot/jackpot.ts";
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
export type { LaunchWayOn } from "./launch/launch-way-on.ts";
export { launchWayOn } from "./launch/launch-way-on.ts";
export { LOBBY } from "./launch/lobby.ts";
export { isPrizeMode, PrizeMode } from "./launch/prize-mode.ts";
export { vendorLobby } from "./launch/vendor-lobby.ts";
export { isHostAllowed } from "./links/allowed-host.ts";
export { safeAddress } from "./links/safe-address.ts";
export type { LiveModel } from "./live/live-model.ts";
export { LiveTableState } from "./live/live-model.ts";
export { liveModelTarget, openTables, orderLiveModels } from "./live/live-tables.ts";
export type { Countdown } from "./lottery/countdown.ts";
export { countdownOf } from "./lottery/countdown.ts";
export { evenNumbers } from "./lottery/draw-numbers.ts";
export type { RefreshConditions } from "./lottery/draw-refresh.ts";
export { refreshDelay } from "./lottery/draw-refresh.ts";
export type { DrawState } from "./lottery/draw-state.ts";
export { drawState } from "./lottery/draw-state.ts";
export type { Lottery, LotteryDraw, LotteryGroup, LotteryList, LotteryType } from "./lottery/lottery.ts";
export { chooseGroup, groupId, namedByPlayType } from "./lottery/lottery-group.ts";
export type { NeighbouringDays, VietnameseDraw, VietnamesePrize } from "./lottery/vietnamese-draw.ts";
export {
  neighbouringDays,
  showsVietnameseResults,
  VIETNAMESE_TIME_ZONE,
  VietnameseRegion,
} from "./lottery/vietnamese-draw.ts";
export { answersInPlace } from "./member/answers-in-place.ts";
export type { HeadIcon, HeadIcons } from "./member/head-icon.ts";
export type { Invitation, InvitedFriend } from "./member/invitation.ts";
export type { MemberInfo } from "./member/member.ts";
export type { Viewer } from "./member/member-rules.ts";
export { asksForContracts, hasBenefits, isAgent, isSignedIn, isTrial } from "./member/member-rules.ts";
export type { KnownMemberType, MemberTypeCode } from "./member/member-type.ts";
export { MemberType } from "./member/member-type.ts";
export type { EntryAccess, MenuConditions, MenuEntry } from "./member/menu-entry.ts";
export { menuEntryAccess } from "./member/menu-entry.ts";
export type { MemberAction, Permission } from "./member/permissions.ts";
export { permission } from "./member/permissions.ts";
export type { InviteTarget } from "./member/referral.ts";
export { inviteTarget } from "./member/referral.ts";
export {
  backTarget,
  HOME_PATH,
  headerStart,
  homePaths,
  isHomePath,
  titleSubject,
} from "./navigation/header.ts";
export { isPagePath } from "./navigation/page-path.ts";
export { SIGN_IN_RETURN_PATH } from "./navigation/sign-in-return.ts";
export { isUnread, noticesAfterOpening, reportsReading, unreadCount } from "./notices/notice-reading.ts";
export { openedNotice } from "./notices/opened-notice.ts";
export type { ChangePasswordFields, ChangePasswordRules } from "./passwords/change.ts";
export { changePasswordProblems, isSamePassword } from "./passwords/change.ts";
export type { ForgotWay, RetrieveFields, SetPasswordFields } from "./passwords/forgotten.ts";
export { forgotWays, retrieveProblems, setPasswordProblems } from "./passwords/forgotten.ts";
export type { MemberRecord, RecordKind, RecordPage, RecordTotals } from "./records/member-record.ts";
export { RecordState, RecordType } from "./records/member-record.ts";
export type { RecordDays, RecordPeriod } from "./records/period.ts";
export {
  periodDays,
  periodFromSearch,
  periodInstants,
  rangeProblem,
  recordDayLimits,
  recordDays,
  searchFromPeriod,
} from "./records/period.ts";
export type { RecordFilter } from "./records/record-filter.ts";
export { recordFilterFromSearch, searchFromRecordFilter } from "./records/record-filter.ts";
export { birthdayLimits, dayOf } from "./registration/birthday.ts";
export { carryMobile } from "./registration/carry-mobile.ts";
export { registrationFieldBounds } from "./registration/field-limits.ts";
export { refusedRegistrationField } from "./registration/refused-field.ts";
export type { OpenedIn } from "./registration/register-method.ts";
export { RegisterMethod, registerMethod } from "./registration/register-method.ts";
export type { Registration } from "./registration/registration.ts";
export type { RegistrationField, RegistrationFields } from "./registration/registration-fields.ts";
export { registrationFields } from "./registration/registration-fields.ts";
export type { RegistrationForm } from "./registration/registration-form.ts";
export { isRegistrationFieldRequired, shownRegistrationFields } from "./registration/registration-form.ts";
export type { RegistrationSurroundings } from "./registration/registration-of.ts";
export { registrationOf } from "./registration/registration-of.ts";
export type { RegistrationRules } from "./registration/registration-problems.ts";
export { registrationProblems } from "./registration/registration-problems.ts";
export type { FieldSetting, RegistrationSettings } from "./registration/registration-settings.ts";
export type { RegistrationTab } from "./registration/registration-tab.ts";
export { registrationTabs } from "./registration/registration-tab.ts";
export type { SubmissionState, SubmissionStep } from "./registration/submission.ts";
export { nextSubmissionStep } from "./registration/submission.ts";
export type { RememberedLogin } from "./remembered-login/remembered-login.ts";
export { monthWeeks, nextDay, nextMonth, startOfDay } from "./rewards/calendar-day.ts";
export type { DailyTask, DailyTasks, TaskMeasure } from "./rewards/daily-task.ts";
export { taskShare, withTask } from "./rewards/daily-task.ts";
export { PROMO_CODE_MAX, promoCodeOf, promoCodeProblem } from "./rewards/promo-code.ts";
export type { PastRain, RedRain, RedRainPhase, RedRainSky } from "./rewards/red-rain.ts";
export { laterSky, redRainPhase, redRainWon } from "./rewards/red-rain.ts";
export type { Reward, RewardList } from "./rewards/reward.ts";
export { RewardKind, RewardStatus } from "./rewards/reward.ts";
export type { RewardSheet } from "./rewards/reward-sheet.ts";
export { isClaimable, rewardSheet, withReward } from "./rewards/reward-sheet.ts";
export type { SignedDay, SignInCalendar, SignInStep } from "./rewards/sign-in-calendar.ts";
export { signInPrize, signInSteps, signInStreak } from "./rewards/sign-in-calendar.ts";
export type { BindEmailFields, BindMobileFields } from "./security/contact-problems.ts";
export { bindEmailProblems, bindMobileProblems } from "./security/contact-problems.ts";
export type {
  PaymentPasswordFields,
  PaymentPasswordProof,
} from "./security/payment-password-problems.ts";
export { ownPasswordProblem, paymentPasswordProblems } from "./security/payment-password-problems.ts";
export type { LoginTrace, SecurityOverview } from "./security/security-overview.ts";
export { chatLanguage } from "./service/chat-language.ts";
export { menuContactKinds } from "./service/menu-contacts.ts";
export { orderContacts } from "./service/order-contacts.ts";
export { telegramLink } from "./service/telegram-link.ts";
export type { Session } from "./session/session.ts";
export { mustChangePassword } from "./session/session.ts";
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
export type { SiteAccess, SiteClosure } from "./system-status/site-access.ts";
export {
  accessOf,
  fetchCode,
  gateCode,
  siteAccessFromFetch,
  siteAccessFromGate,
  siteClosure,
} from "./system-status/site-access.ts";
export { badgeText } from "./text/badge.ts";
export type { CsvCell } from "./text/csv.ts";
export { csvOf } from "./text/csv.ts";
export type { DayPart } from "./text/greeting.ts";
export { dayPart } from "./text/greeting.ts";
export { maskedName } from "./text/masked-name.ts";
export type { Theme } from "./theme/theme.ts";
export { resolveTheme } from "./theme/theme.ts";
export type { PictureFormat, PictureProblem } from "./uploads/pictures.ts";
export {
  PICTURE_BYTES_MOST,
  PICTURES_MOST,
  pictureFormat,
  pictureProblem,
  REMARK_MOST,
  remarkProblem,
  SIGNATURE_BYTES,
} from "./uploads/pictures.ts";
export type { Bounds } from "./validation/bounds.ts";
export { CAPTCHA_MAX_DIGITS } from "./validation/captcha-digits.ts";
export { emailProblem } from "./validation/email.ts";
export { TEXT_MAX_LENGTH } from "./validation/free-text.ts";
export type { LoginFields, LoginRules } from "./validation/login.ts";
export {
  captchaProblem,
  loginProblems,
  passwordProblem,
  usernameProblem,
} from "./validation/login.ts";
export { cleanMobile, MOBILE_MAX_LENGTH, mobileProblem } from "./validation/mobile.ts";
export type { PasswordChecks } from "./validation/new-password.ts";
export {
  newPasswordBounds,
  newPasswordProblem,
  PASSWORD_MAX_LENGTH,
  passwordAgainProblem,
  passwordChecks,
} from "./validation/new-password.ts";
export type { PasswordRule, RuleSets } from "./validation/rule-sets.ts";
export { cleanSmsCode, SMS_CODE_MAX_DIGITS, smsCodeProblem } from "./validation/sms-code.ts";
export type { SmsLoginFields } from "./validation/sms-login.ts";
export { smsLoginProblems } from "./validation/sms-login.ts";
export { categoryNavigates } from "./vendors/category-navigates.ts";
export { categoryLobby } from "./vendors/category-opening.ts";
export type { HomeContent } from "./vendors/home-content.ts";
export { homeContent } from "./vendors/home-content.ts";
export { lotteryMode } from "./vendors/lottery-mode.ts";
export { sisterTypes } from "./vendors/sister-types.ts";
export type { Vendor, VendorCategory, VendorTab } from "./vendors/vendor.ts";
export type { SeparatedVendors } from "./vendors/vendor-categories.ts";
export { orderCategories } from "./vendors/vendor-categories.ts";
export type { VendorOpening } from "./vendors/vendor-opening.ts";
export { vendorOpening } from "./vendors/vendor-opening.ts";
export { homeBlocks, homeVendors, vendorsOf, vendorTabs } from "./vendors/vendors-of.ts";
export type { HumanProof } from "./verification/human-proof.ts";
export type { Clocks, KeptCountdown, SmsAnswer, SmsCountdown } from "./verification/sms-countdown.ts";
export {
  keptCountdown,
  resumedCountdown,
  SMS_INITIAL_SECONDS,
  SMS_TICK,
  smsCanSend,
  smsCountingFor,
  smsFailed,
  smsIdle,
  smsSecondsLeft,
  smsSending,
  smsSent,
  smsTick,
} from "./verification/sms-countdown.ts";
export type { VipClub, VipLevel, VipPerk, VipStanding } from "./vip/vip-club.ts";
export { vipLevelAt, vipStanding } from "./vip/vip-club.ts";
export type { MerchantWallet, VendorMoney } from "./wallet/merchant-wallet.ts";
export type { Wallet } from "./wallet/wallet.ts";
export type { Winner } from "./winners/winner.ts";
export { WINNER_LIMIT, winnerBoard } from "./winners/winner-board.ts";
export { winnerGame } from "./winners/winner-game.ts";
export type { Withdrawal, WithdrawalFee, WithdrawalTerms } from "./withdrawals/withdrawal.ts";
export { WithdrawalState } from "./withdrawals/withdrawal.ts";
export type { WithdrawalProblem } from "./withdrawals/withdrawal-amount.ts";
export {
  largestWithdrawal,
  typedWithdrawalProblem,
  withdrawalFee,
  withdrawalProblem,
} from "./withdrawals/withdrawal-amount.ts";

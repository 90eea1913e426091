const MINUTE = 60_000;

/** Milliseconds for which an answer counts as fresh and is not asked for again. */
export const StaleTime = {
  /** Switches and maintenance must reach players soon. */
  Status: MINUTE,
  /** Vendors and their order change with a release of the merchant's. */
  Vendors: 10 * MINUTE,
  Games: 5 * MINUTE,
  HotGames: 5 * MINUTE,
  /** Tables open, fill and close all day. */
  LiveModels: MINUTE / 2,
  LotteryMenu: 10 * MINUTE,
  /** Draws come and go; the page also asks anew after each of them. */
  Lotteries: MINUTE / 4,
  /** What was drawn stays; what is drawn next belongs to another round. */
  LotteryNumbers: MINUTE,
  VietnameseDraws: 5 * MINUTE,
  /** Played games move up at once. */
  Recents: 0,
  Favourites: 5 * MINUTE,
  Member: 5 * MINUTE,
  /** Stakes move the way to the next level. */
  Club: 0,
  /** Friends may have come. */
  OwnInvitation: MINUTE / 2,
  /** Money is always asked for anew. */
  Wallet: 0,
  Records: 0,
  Withdrawals: 0,
  /** An upline may offer something while the agent is about. */
  ContractRequests: 5 * MINUTE,
  /** What is about to be agreed to is looked at anew. */
  Contracts: 0,
  /** Another device may have changed something. */
  Security: 0,
  BankCards: 0,
  /** Limits and bonuses change by the merchant's hand. */
  DepositOptions: MINUTE / 2,
  /** Money on its way is looked at anew. */
  Deposits: 0,
  /** Money may be waiting, and the day may have changed. */
  Rewards: 0,
  Announcements: 5 * MINUTE,
  /** New ones are looked for whenever the page is opened, soon after the last time. */
  Notices: MINUTE / 2,
  Winners: MINUTE,
  /** Somebody may have answered meanwhile. */
  ChatUnread: 0,
  /** Help and terms change rarely, and the page can be asked to look again. */
  Help: 10 * MINUTE,
  /** Fields and rules change by the merchant's hand; a form that is being filled in stays as it is. */
  RegistrationSettings: 5 * MINUTE,
  Countries: 60 * MINUTE,
  /** Somebody else may take a name meanwhile. */
  Username: MINUTE / 2,
  Invitation: 5 * MINUTE,
  /** A captcha can be answered once. */
  Captcha: 0,
} as const;

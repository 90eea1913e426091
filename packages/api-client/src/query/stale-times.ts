import { MINUTE_MS } from "@volado/domain/calendar";

// Milliseconds for which an answer counts as fresh and is not asked for again: the members of `StaleTime`, each a
// constant of its own, so that a site carries those of the queries that it uses.

/** Switches and maintenance must reach players soon. */
export const Status = MINUTE_MS;
/** Vendors and their order change with a release of the merchant's. */
export const Vendors = 10 * MINUTE_MS;
export const Games = 5 * MINUTE_MS;
export const HotGames = 5 * MINUTE_MS;
/** Tables open, fill and close all day. */
export const LiveModels = MINUTE_MS / 2;
export const LotteryMenu = 10 * MINUTE_MS;
/** Draws come and go; the page also asks anew after each of them. */
export const Lotteries = MINUTE_MS / 4;
/** What was drawn stays; what is drawn next belongs to another round. */
export const LotteryNumbers = MINUTE_MS;
export const VietnameseDraws = 5 * MINUTE_MS;
/** Played games move up at once. */
export const Recents = 0;
export const Favourites = 5 * MINUTE_MS;
export const Member = 5 * MINUTE_MS;
/** Stakes move the way to the next level. */
export const Club = 0;
/** Friends may have come. */
export const OwnInvitation = MINUTE_MS / 2;
/** Money is always asked for anew. */
export const Wallet = 0;
export const Records = 0;
export const Withdrawals = 0;
/** An upline may offer something while the agent is about. */
export const ContractRequests = 5 * MINUTE_MS;
/** What is about to be agreed to is looked at anew. */
export const Contracts = 0;
/** Members come and go all day. */
export const TeamCounts = MINUTE_MS / 2;
/** Another device may have changed something. */
export const Security = 0;
export const BankCards = 0;
/** Limits and bonuses change by the merchant's hand. */
export const DepositOptions = MINUTE_MS / 2;
/** Money on its way is looked at anew. */
export const Deposits = 0;
/** The house may have decided. */
export const Applications = 0;
/** Money may be waiting, and the day may have changed. */
export const Rewards = 0;
export const Announcements = 5 * MINUTE_MS;
/** New ones are looked for whenever the page is opened, soon after the last time. */
export const Notices = MINUTE_MS / 2;
/** Somebody may have written, or read on another phone. */
export const Inbox = 0;
export const Winners = MINUTE_MS;
/** Somebody may have answered meanwhile. */
export const ChatUnread = 0;
/** Help and terms change rarely, and the page can be asked to look again. */
export const Help = 10 * MINUTE_MS;
/** Fields and rules change by the merchant's hand; a form that is being filled in stays as it is. */
export const RegistrationSettings = 5 * MINUTE_MS;
export const Countries = 60 * MINUTE_MS;
/** Somebody else may take a name meanwhile. */
export const Username = MINUTE_MS / 2;
export const Invitation = 5 * MINUTE_MS;
/** A captcha can be answered once. */
export const Captcha = 0;

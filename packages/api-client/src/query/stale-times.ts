import { MINUTE_MS } from "@volado/domain/calendar";

// Members of `StaleTime`: how long a response counts as fresh, in milliseconds. Separate constants, so that
// bundlers can drop unused ones.

/** Switches and maintenance must reach players soon. */
export const Status = MINUTE_MS;
/** Vendors and their order change only with a merchant's release. */
export const Vendors = 10 * MINUTE_MS;
export const Games = 5 * MINUTE_MS;
export const HotGames = 5 * MINUTE_MS;
/** Tables open, fill and close all day. */
export const LiveModels = MINUTE_MS / 2;
/** A goal may fall at any moment. */
export const LiveScores = MINUTE_MS / 12;
export const LotteryMenu = 10 * MINUTE_MS;
/** The page also refetches after each draw. */
export const Lotteries = MINUTE_MS / 4;
/** The numbers of a draw never change, and the next draw has another `round`. */
export const LotteryNumbers = MINUTE_MS;
export const VietnameseDraws = 5 * MINUTE_MS;
/** A played game moves to the top at once. */
export const Recents = 0;
export const Favourites = 5 * MINUTE_MS;
export const Member = 5 * MINUTE_MS;
/** Every stake changes the progress to the next level. */
export const Club = 0;
/** Friends may have registered. */
export const OwnInvitation = MINUTE_MS / 2;
/** Money is always refetched. */
export const Wallet = 0;
export const Records = 0;
export const Withdrawals = 0;
/** An upline may offer a contract at any time. */
export const ContractRequests = 5 * MINUTE_MS;
/** Terms are refetched before they are accepted. */
export const Contracts = 0;
/** Members sign in and out all day. */
export const TeamCounts = MINUTE_MS / 2;
/** Another device may have changed something. */
export const Security = 0;
export const BankCards = 0;
/** Pending money is always refetched. */
export const Deposits = 0;
/** The merchant may have decided. */
export const Applications = 0;
/** There may be a new reward, or a new day. */
export const Rewards = 0;
export const Announcements = 5 * MINUTE_MS;
/** Refetched each time the page is opened, but not more often than this. */
export const Notices = MINUTE_MS / 2;
/** Messages may have arrived, or been read on another device. */
export const Inbox = 0;
export const Winners = MINUTE_MS;
/** Support may have answered. */
export const ChatUnread = 0;
/** Help and terms change rarely, and the page can be refreshed. */
export const Help = 10 * MINUTE_MS;
/** The merchant changes fields and rules by hand; a form in use must not change. */
export const RegistrationSettings = 5 * MINUTE_MS;
export const Countries = 60 * MINUTE_MS;
/** Somebody else may register the name. */
export const Username = MINUTE_MS / 2;
export const Invitation = 5 * MINUTE_MS;
/** A captcha can be answered only once. */
export const Captcha = 0;

import type { ContractKind } from "@volado/domain/agency";
import type { RewardStatus } from "@volado/domain/rewards";
import type { DemoAccount, WaitingContracts } from "./shapes/accounts.ts";
import type { SentApplication, SentPicture } from "./shapes/applications.ts";
import type { Faults } from "./shapes/faults.ts";
import type {
  MoneyOrder,
  OpenDeposit,
  PendingWithdrawal,
  RainOrder,
  RecentReward,
  settlements,
} from "./shapes/money.ts";
import type { RegistrationFieldRow, SiteSwitch } from "./shapes/site.ts";
import type { RouteVitals } from "./shapes/vitals.ts";
import type {
  Article,
  ChatLine,
  InboxLetter,
  LetterToMember,
  OutboxMessage,
  PublishedArticle,
} from "./shapes/words.ts";

/**
 * What the development console needs from the gateway, and the JSON API that its page and the end-to-end tests call.
 *
 * Answers are the gateway's envelope: `{ success: true, value }` or `{ success: false, code, message }`.
 * Bodies are JSON. Only loopback callers are answered, and writes with a foreign `Origin` are refused. What
 * pays into a wallet, or gives something to claim, needs an `Idempotency-Key` header with a UUID, and is done
 * once for each.
 *
 * - `GET /console/api/state`: {@link ConsoleState}
 * - `GET /console/api/accounts`: {@link DemoAccount}[]
 * - `PUT /console/api/accounts/:username/balance` with `{ "balance": 15000 }` (centavos): {@link DemoAccount}
 * - `POST /console/api/accounts/:username/agent`: {@link DemoAccount}, an agent who comes in only by the agents' login
 * - `GET /console/api/outbox?to=…&channel=…`: {@link OutboxMessage}[], newest first
 * - `DELETE /console/api/outbox`: null
 * - `GET /console/api/switches`: {@link SiteSwitch}[]
 * - `PUT /console/api/switches/:name` with `{ "on": true }`: {@link SiteSwitch}[]
 * - `GET /console/api/registration-fields`: {@link RegistrationFieldRow}[]
 * - `PUT /console/api/registration-fields/:name` with
 *   `{ "enabled": true, "required": false, "maxLength": 20 }` (or null): {@link RegistrationFieldRow}[]
 * - `GET /console/api/faults`: {@link Faults}
 * - `PATCH /console/api/faults` with any part of {@link Faults}: {@link Faults}
 * - `DELETE /console/api/faults`: {@link noFaults}
 * - `GET /console/api/contracts`: {@link WaitingContracts}[]
 * - `POST /console/api/contracts/:username` with `{ "kind": "dividend" }`: {@link WaitingContracts}[], an
 *   offer of the kind waits
 * - `DELETE /console/api/contracts/:username`: {@link WaitingContracts}[], nothing waits
 * - `GET /console/api/deposits`: {@link OpenDeposit}[], newest first
 * - `POST /console/api/deposits/:id` with `{ "outcome": "paid" }` or `"rejected"`: {@link OpenDeposit}[]; 409
 *   when it was settled before
 * - `GET /console/api/deposits/:id/receipts/:position`: the picture itself
 * - `GET /console/api/rewards`: {@link RecentReward}[], newest first
 * - `POST /console/api/rewards/:username` with `{ "amount": 5000 }` (centavos): {@link RecentReward}[], a
 *   gift waits to be claimed
 * - `PUT /console/api/red-rain` with `{ "startsIn": 0, "lasts": 60000, "tries": 3, "prizes": [500, 0] }`
 *   (milliseconds, centavos): null; in place of the console's rain before
 * - `GET /console/api/inbox`: {@link InboxLetter}[], newest first
 * - `POST /console/api/inbox/:username` with `{ "count": 120 }`, perhaps `"title"`, `"text"`:
 *   {@link InboxLetter}[], the member has so many more to read
 * - `GET /console/api/inbox/:id/pictures/:position`: the picture itself
 * - `GET /console/api/applications`: {@link SentApplication}[], newest first
 * - `PUT /console/api/applications/:id` with `{ "status": "Joined" }`, any activity status:
 *   {@link SentApplication}[]; 409 for one that was rejected
 * - `GET /console/api/applications/:id/pictures/:position`: the picture itself
 * - `POST /console/api/articles` with `{ "title": "…", "html": "…" }`: {@link PublishedArticle}: an announcement,
 *   a promotion and a help topic, word for word
 * - `DELETE /console/api/articles`: null; what the console published is gone
 * - `GET /console/api/withdrawals`: {@link PendingWithdrawal}[], the oldest first
 * - `POST /console/api/withdrawals/:id` with `{ "settlement": "paid" }` or `"rejected"`:
 *   {@link PendingWithdrawal}[], those that still wait
 * - `GET /console/api/chats`: {@link ChatLine}[], newest first
 * - `POST /console/api/chats/:username` with `{ "text": "…" }`: {@link ChatLine}[], the member has one more to read
 * - `GET /console/api/vitals`: {@link RouteVitals}[], the most visited first
 * - `DELETE /console/api/vitals`: null
 * - `POST /console/api/sessions/expire` with `{}` for all, or `{ "username": "…" }`: `{ expired: number }`
 * - `POST /console/api/keys/rotate` with `{}`: `{ kid: string }`
 * - `POST /console/api/world/reset` with `{}`: null
 */

/** Whose sandbox the console is of. */
export interface ConsoleMerchant {
  readonly name: string;
  /** Path of a picture. */
  readonly icon: string;
}

/** Everything the console asks of the gateway. */
export interface ConsolePorts {
  /** True answers callers that are not on this machine too; only for a container whose port is published by hand. */
  readonly allowRemote?: boolean;
  readonly currencySymbol: string;
  /** Whose sandbox it is. */
  readonly house: ConsoleMerchant;
  accounts(): Promise<readonly DemoAccount[]>;
  /** Sets a wallet by writing a transaction for the difference, once for each key. */
  setBalance(username: string, balance: number, key: string): Promise<MoneyOrder>;
  /** Makes an account an agent who comes in only by the agents' login; undefined when there is no such account. */
  makeAgent(username: string): Promise<DemoAccount | undefined>;
  /** Newest first. */
  outbox(): Promise<readonly OutboxMessage[]>;
  clearOutbox(): Promise<void>;
  switches(): Promise<readonly SiteSwitch[]>;
  /** False when there is no such switch. */
  setSwitch(name: string, on: boolean): Promise<boolean>;
  /** In the order of the form. */
  registrationFields(): Promise<readonly RegistrationFieldRow[]>;
  /** False when there is no such field. */
  setRegistrationField(field: RegistrationFieldRow): Promise<boolean>;
  contracts(): Promise<readonly WaitingContracts[]>;
  /** Offers a contract on the sandbox's terms, in place of one that waits; false when there is no such agent. */
  offerContract(username: string, kind: ContractKind): Promise<boolean>;
  /** Takes back whatever waits for an answer; false when there is no such agent. */
  withdrawContracts(username: string): Promise<boolean>;
  deposits(): Promise<readonly OpenDeposit[]>;
  /** Ends a deposit; false when somebody did before, undefined when there is no such deposit. */
  settleDeposit(id: string, outcome: "paid" | "rejected"): Promise<boolean | undefined>;
  depositReceipt(id: string, position: number): Promise<SentPicture | undefined>;
  /** The newest that members wrote. */
  letters(): Promise<readonly InboxLetter[]>;
  letterPicture(id: string, position: number): Promise<SentPicture | undefined>;
  /** The newest ones of all members. */
  applications(): Promise<readonly SentApplication[]>;
  /** Sets where one stands; false when it was rejected, which is for good, undefined when there is none of that id. */
  setApplication(id: string, status: RewardStatus): Promise<boolean | undefined>;
  applicationPicture(id: string, position: number): Promise<SentPicture | undefined>;
  /** Publishes words as announcement, promotion and help topic, after those that are there. */
  publishArticle(article: Article): Promise<PublishedArticle>;
  /** Takes back whatever the console published. */
  unpublishArticles(): Promise<void>;
  /** Writes into a member's inbox; false when there is no such member, or it has none. */
  writeToMember(username: string, letter: LetterToMember): Promise<boolean>;
  /** The newest ones of all members. */
  rewards(): Promise<readonly RecentReward[]>;
  /** Gives a member a reward to claim, once for each key. */
  issueReward(username: string, amount: number, key: string): Promise<MoneyOrder>;
  /** Makes it rain, in place of the rain that the console made before. */
  letItRain(wish: RainOrder): Promise<void>;
  /** The oldest first. */
  withdrawals(): Promise<readonly PendingWithdrawal[]>;
  /** Pays or rejects one; false when none of that id waits. */
  settleWithdrawal(id: string, settlement: (typeof settlements)[number]): Promise<boolean>;
  /** What was said last, of all members, newest first. */
  chats(): Promise<readonly ChatLine[]>;
  /** Says something to a member; false when there is no such member, or one who may not chat. */
  answerChat(username: string, text: string): Promise<boolean>;
  /** Routes with the most reports first. */
  vitals(): Promise<readonly RouteVitals[]>;
  clearVitals(): Promise<void>;
  faults(): Promise<Faults>;
  setFaults(faults: Faults): Promise<void>;
  /** Endpoint ids, as in the registry. */
  calls(): readonly string[];
  /** Ends every session, or those of one account; answers how many. */
  expireSessions(username?: string): Promise<number>;
  kids(): Promise<readonly string[]>;
  /** Makes a new body-encryption key; the one before stays valid, older ones go. Answers the new kid. */
  rotateKey(): Promise<string>;
  /** Back to the seeded world: accounts, wallets, favourites, switches, registration fields, faults, outbox. */
  resetWorld(): Promise<void>;
}

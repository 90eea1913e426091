import type {
  ContractKind,
  DepositKind,
  InboxTopic,
  PictureFormat,
  RewardKind,
  RewardStatus,
} from "@volado/domain";

/**
 * What the development console needs from the gateway, and the JSON API that its page and the end-to-end tests call.
 *
 * Answers are the gateway's envelope: `{ success: true, value }` or `{ success: false, code, message }`.
 * Bodies are JSON. Only loopback callers are answered, and writes with a foreign `Origin` are refused. What pays into a wallet, or gives
 * something to claim, needs an `Idempotency-Key` header with a UUID, and is done once for each.
 *
 * | call                                       | body                                   | value                    |
 * | ------------------------------------------ | -------------------------------------- | ------------------------ |
 * | `GET    /console/api/state`                |                                        | {@link ConsoleState}     |
 * | `GET    /console/api/accounts`             |                                        | {@link DemoAccount}[]    |
 * | `PUT    /console/api/accounts/:username/balance` | `{ "balance": 15000 }` (centavos) | {@link DemoAccount}      |
 * | `POST   /console/api/accounts/:username/agent` |                                    | {@link DemoAccount}, an agent who comes in only by the agents' login |
 * | `GET    /console/api/outbox?to=…&channel=…`|                                        | {@link OutboxMessage}[], newest first |
 * | `DELETE /console/api/outbox`               |                                        | null                     |
 * | `GET    /console/api/switches`             |                                        | {@link SiteSwitch}[]     |
 * | `PUT    /console/api/switches/:name`       | `{ "on": true }`                       | {@link SiteSwitch}[]     |
 * | `GET    /console/api/registration-fields`  |                                        | {@link RegistrationFieldRow}[] |
 * | `PUT    /console/api/registration-fields/:name` | `{ "enabled": true, "required": false, "maxLength": 20 }` (or null) | {@link RegistrationFieldRow}[] |
 * | `GET    /console/api/faults`               |                                        | {@link Faults}           |
 * | `PATCH  /console/api/faults`               | any part of {@link Faults}             | {@link Faults}           |
 * | `DELETE /console/api/faults`               |                                        | {@link noFaults}         |
 * | `GET    /console/api/contracts`            |                                        | {@link WaitingContracts}[] |
 * | `POST   /console/api/contracts/:username`  | `{ "kind": "dividend" }`               | {@link WaitingContracts}[], an offer of the kind waits |
 * | `DELETE /console/api/contracts/:username`  |                                        | {@link WaitingContracts}[], nothing waits |
 * | `GET    /console/api/deposits`             |                                        | {@link OpenDeposit}[], newest first |
 * | `POST   /console/api/deposits/:id`         | `{ "outcome": "paid" }` or `"rejected"`| {@link OpenDeposit}[]; 409 when it was settled before |
 * | `GET    /console/api/deposits/:id/receipts/:position` |                             | the picture itself       |
 * | `GET    /console/api/rewards`              |                                        | {@link RecentReward}[], newest first |
 * | `POST   /console/api/rewards/:username`    | `{ "amount": 5000 }` (centavos)        | {@link RecentReward}[], a gift waits to be claimed |
 * | `PUT    /console/api/red-rain`             | `{ "startsIn": 0, "lasts": 60000, "tries": 3, "prizes": [500, 0] }` (milliseconds, centavos) | null; in place of the console's rain before |
 * | `GET    /console/api/inbox`                |                                        | {@link InboxLetter}[], newest first |
 * | `POST   /console/api/inbox/:username`      | `{ "count": 120 }`, perhaps `"title"`, `"text"` | {@link InboxLetter}[], the member has so many more to read |
 * | `GET    /console/api/inbox/:id/pictures/:position` |                               | the picture itself       |
 * | `GET    /console/api/applications`         |                                        | {@link SentApplication}[], newest first |
 * | `PUT    /console/api/applications/:id`     | `{ "status": "Joined" }`, any activity status | {@link SentApplication}[]; 409 for one that was rejected |
 * | `GET    /console/api/applications/:id/pictures/:position` |                        | the picture itself       |
 * | `POST   /console/api/papers`               | `{ "title": "…", "html": "…" }`        | {@link PublishedPaper}: an announcement, a promotion and a help topic, word for word |
 * | `DELETE /console/api/papers`               |                                        | null; what the console published is gone |
 * | `GET    /console/api/withdrawals`          |                                        | {@link PendingWithdrawal}[], the oldest first |
 * | `POST   /console/api/withdrawals/:id`      | `{ "settlement": "paid" }` or `"rejected"` | {@link PendingWithdrawal}[], those that still wait |
 * | `GET    /console/api/chats`                |                                        | {@link ChatLine}[], newest first |
 * | `POST   /console/api/chats/:username`      | `{ "text": "…" }`                      | {@link ChatLine}[], the member has one more to read |
 * | `POST   /console/api/sessions/expire`      | `{}` for all, or `{ "username": "…" }` | `{ expired: number }`    |
 * | `POST   /console/api/keys/rotate`          | `{}`                                   | `{ kid: string }`        |
 * | `POST   /console/api/world/reset`          | `{}`                                   | null                     |
 */

/** A demo account, with what a developer needs to sign in. */
export interface DemoAccount {
  readonly username: string;
  /** The demo password, known because the seed chose it; absent for accounts registered by hand. */
  readonly password?: string;
  /** Payment password, when the account has one. */
  readonly paymentPassword?: string;
  /** Member type number (Spec §6): 0 member, 1 and 2 agents, 4 trial. */
  readonly type: number;
  /** Balance in whole centavos. */
  readonly balance: number;
  /** Username of the member who invited; null for none. */
  readonly inviter: string | null;
  /** Through what it was registered, as the site said (Spec §3 "registerMethod"); null for accounts of the seed. */
  readonly registerMethod: string | null;
  /** Sessions alive now. */
  readonly sessions: number;
}

/** Something the gateway would have sent out: there is no SMS provider, mail server or captcha reader in a sandbox. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: "sms" | "mail" | "captcha";
  /** Number, address, or for captchas the caller's key. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code inside, when there is one, so that tests needn't parse the text. */
  readonly code?: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** One white-label switch (Spec §3), e.g. `GOOGLELOGIN3`. */
export interface SiteSwitch {
  readonly name: string;
  readonly on: boolean;
  /** One plain sentence: what it shows or hides. */
  readonly description: string;
  /** Switches are listed under their group, e.g. "Registration". */
  readonly group: string;
}

/** How one field of the registration form is configured (Spec §3), by its name in domain words, e.g. `nickname`. */
export interface RegistrationFieldRow {
  readonly name: string;
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; null where the field's rule alone holds. */
  readonly maxLength: number | null;
}

/** An agent who may have contracts (Spec §6), and the kinds that wait for an answer. */
export interface WaitingContracts {
  readonly username: string;
  readonly kinds: readonly ContractKind[];
}

/** A deposit that nobody has settled. */
export interface OpenDeposit {
  readonly id: string;
  readonly username: string;
  readonly kind: DepositKind;
  /** Its member says that it is paid. */
  readonly inReview: boolean;
  /** Whole centavos. */
  readonly amount: number;
  readonly bonus: number;
  readonly reference: string;
  readonly remark: string;
  /** Pictures sent along. */
  readonly receipts: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** A reward that a member was given. */
export interface RecentReward {
  readonly id: string;
  readonly username: string;
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  /** In whole centavos. */
  readonly amount: number;
}

/** What a member wrote to the house. */
export interface InboxLetter {
  readonly id: string;
  readonly username: string;
  readonly topic: InboxTopic;
  readonly title: string;
  readonly text: string;
  /** Pictures sent along. */
  readonly pictures: number;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** A member's application to a promotion. */
export interface SentApplication {
  readonly id: string;
  readonly username: string;
  readonly promotionId: string;
  readonly status: RewardStatus;
  readonly remark: string;
  /** Pictures sent along. */
  readonly pictures: number;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** Words that the console publishes in all places that show HTML. */
export interface Paper {
  readonly title: string;
  readonly html: string;
}

/** Ids of what came of a paper. */
export interface PublishedPaper {
  readonly noticeId: string;
  readonly promotionId: string;
}

/** A picture that a member sent. */
export interface SentPicture {
  readonly format: PictureFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the console writes to a member: the same so many times, in its own words where none are given. */
export interface LetterToMember {
  readonly count: number;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** A withdrawal that waits to be paid or rejected; amounts in centavos. */
export interface PendingWithdrawal {
  readonly id: string;
  readonly username: string;
  readonly amount: number;
  readonly fee: number;
  /** Bank, last digits and holder. */
  readonly account: string;
  /** Epoch ms. */
  readonly requestedAt: number;
}

/** Something that was said in the live chat. */
export interface ChatLine {
  /** The member whose conversation it is. */
  readonly username: string;
  readonly author: "member" | "agent";
  readonly body: string;
  /** The member has seen it. */
  readonly read: boolean;
}

/** A rain of envelopes to make; milliseconds from now, money in whole centavos. */
export interface RainWish {
  readonly startsIn: number;
  readonly lasts: number;
  /** Envelopes that a member may open. */
  readonly tries: number;
  /** What an envelope may hold, each equally likely. */
  readonly prizes: readonly number[];
}

/** How a withdrawal can end. */
export const settlements = ["paid", "rejected"] as const;

/** How one call misbehaves. `error` answers 500, `abort` cuts the connection, `hang` never answers. */
export const callFaults = ["error", "abort", "hang"] as const;

/** See {@link callFaults}. */
export type CallFault = (typeof callFaults)[number];

/** What is wrong with the gateway on purpose. */
export interface Faults {
  /** The status call says the platform is under maintenance. */
  readonly maintenance: boolean;
  /** The status call says the caller's region is restricted. */
  readonly regionRestriction: boolean;
  /** The status call says the caller's address is blocked. */
  readonly blocked: boolean;
  /** Added to every API answer, 0 to 30000 ms. */
  readonly latencyMs: number;
  /** Share of API calls that answer 500, 0 to 1. */
  readonly failRate: number;
  /** Calls by endpoint id that misbehave every time. */
  readonly calls: Readonly<Record<string, CallFault>>;
}

/** A healthy gateway. */
export const noFaults: Faults = {
  maintenance: false,
  regionRestriction: false,
  blocked: false,
  latencyMs: 0,
  failRate: 0,
  calls: {},
};

/** Everything the console shows, in one answer. */
export interface ConsoleState {
  readonly accounts: readonly DemoAccount[];
  readonly outbox: readonly OutboxMessage[];
  readonly switches: readonly SiteSwitch[];
  readonly registrationFields: readonly RegistrationFieldRow[];
  readonly contracts: readonly WaitingContracts[];
  readonly deposits: readonly OpenDeposit[];
  readonly letters: readonly InboxLetter[];
  readonly applications: readonly SentApplication[];
  readonly rewards: readonly RecentReward[];
  readonly withdrawals: readonly PendingWithdrawal[];
  readonly chats: readonly ChatLine[];
  readonly faults: Faults;
  /** Ids of the endpoints that exist, for the list of calls to break. */
  readonly calls: readonly string[];
  /** Key ids the status call offers now, newest first. */
  readonly kids: readonly string[];
  /** As shown before an amount. */
  readonly currencySymbol: string;
}

/** How an order about money went: `unknown` when there is no such member, or one that may be given none; `key-reused` when its key was another order's. */
export type MoneyOrder = "done" | "unknown" | "key-reused";

/** Everything the console asks of the gateway. */
export interface ConsolePorts {
  /** True answers callers that are not on this machine too; only for a container whose port is published by hand. */
  readonly allowRemote?: boolean;
  readonly currencySymbol: string;
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
  publishPaper(paper: Paper): Promise<PublishedPaper>;
  /** Takes back whatever the console published. */
  takeBackPapers(): Promise<void>;
  /** Writes into a member's inbox; false when there is no such member, or it has none. */
  writeToMember(username: string, letter: LetterToMember): Promise<boolean>;
  /** The newest ones of all members. */
  rewards(): Promise<readonly RecentReward[]>;
  /** Gives a member a reward to claim, once for each key. */
  issueReward(username: string, amount: number, key: string): Promise<MoneyOrder>;
  /** Makes it rain, in place of the rain that the console made before. */
  letItRain(wish: RainWish): Promise<void>;
  /** The oldest first. */
  withdrawals(): Promise<readonly PendingWithdrawal[]>;
  /** Pays or rejects one; false when none of that id waits. */
  settleWithdrawal(id: string, settlement: (typeof settlements)[number]): Promise<boolean>;
  /** What was said last, of all members, newest first. */
  chats(): Promise<readonly ChatLine[]>;
  /** Says something to a member; false when there is no such member, or one who may not chat. */
  answerChat(username: string, text: string): Promise<boolean>;
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

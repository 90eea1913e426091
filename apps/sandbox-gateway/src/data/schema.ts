import type { ContractBasis, ContractKind, ContractState, EarningKind } from "@volado/domain/agency";
import type { PayPeriod } from "@volado/domain/calendar";
import type { GameClassify, GameType } from "@volado/domain/games";
import type { InboxBox, InboxTopic } from "@volado/domain/inbox";
import type { RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { PictureFormat } from "@volado/domain/validation";
import type {
  DepositKind,
  DepositReason,
  DepositState,
  WithdrawalReason,
  WithdrawalState,
} from "@volado/domain/wallet";
import type { ColumnType, Generated } from "kysely";

/** JSON column: parsed on read, written as JSON text, which both drivers accept. */
type Json<T> = ColumnType<T, string, string>;

/** Title and content in the two complete languages (decisions S8). */
export type Texts<T> = Readonly<Record<"ES" | "EN", T>>;

/** Columns by name: text, whole numbers, and nullable numbers. */
type Row<Text extends string, Whole extends string = never, Perhaps extends string = never> = Record<
  Text,
  string
> &
  Record<Whole, number> &
  Record<Perhaps, number | null>;

interface Picture {
  format: PictureFormat;
  bytes: Uint8Array;
}

export type AnnouncementCopy = Readonly<Record<"title" | "content", string>>;

type PromotionCategoryCopy = Readonly<Record<"title", string>>;

/** Words over a banner's picture; the call says where its link leads. */
export interface BannerCopy {
  readonly headline: string;
  readonly text: string;
  readonly call?: string | undefined;
}

/** A help topic in one language (Spec §3); its content is HTML with the seeded topics' placeholders. */
export type HelpCopy = AnnouncementCopy;

export type InboxCopy = Readonly<Record<"title" | "text", string>>;

export type ChatAuthor = "member" | "agent";

interface Copy<T> {
  texts: Json<Texts<T>>;
}

interface ContentSchema {
  /** `content_type` is any but the banners' (Spec §9). */
  announcements: Row<"id", "starts_at" | "sort", "ends_at"> &
    Copy<AnnouncementCopy> & {
      content_type: "A" | "PL" | "PU" | "PR" | "H";
      category_ids: string[];
      /** Members take part by applying. */
      by_application: boolean;
    };
  /** A picture of an announcement, taken from a banner; the first is cover and card picture (Spec §3). */
  announcement_images: Row<"announcement_id" | "banner_id", "sequence">;
  /** `icon` is the name of a symbol picture. */
  promotion_categories: Row<"id", "sort"> & Copy<PromotionCategoryCopy> & { icon: string | null };
  announcement_reads: Row<"member_id" | "announcement_id", "read_at">;
  banners: Row<"id", "sort"> & Copy<BannerCopy> & { group_name: string | null; href: string | null };
  /** `anchor` is its name in addresses; null for topics that are addressed by number only. */
  help_topics: Row<"id", "sort"> & Copy<HelpCopy> & { anchor: string | null };
  /** Messages between support and members (docs/decisions/106); those that a member deletes stay for support. */
  inbox_messages: Row<"member_id", "created_at", "read_at" | "deleted_at"> &
    Copy<InboxCopy> & { id: Generated<number>; box: InboxBox; topic: InboxTopic };
  /** A member's application to a promotion (docs/decisions/096). */
  applications: Row<"member_id" | "announcement_id" | "remark", "created_at"> & {
    id: Generated<number>;
    status: RewardStatus;
  };
  application_pictures: Picture & Row<never, "application_id" | "position">;
  inbox_pictures: Picture & Row<never, "message_id" | "position">;
  /** A live-chat message (docs/decisions/106); a null read time marks one from support that the member hasn't seen. */
  chat_messages: Row<"id" | "member_id" | "body", "sent_at", "read_at"> & { author: ChatAuthor };
  /** An open chat: its member, its end and its look (`header_color` is `#rrggbb`). */
  chat_visits: Row<"ticket_hash" | "member_id" | "session_id" | "language" | "back_url", "expires_at"> &
    Row<"header_color" | "title">;
  switches: { name: string; enabled: boolean };
  outbox: Row<"id" | "recipient" | "body", "sent_at"> & {
    channel: "sms" | "mail" | "captcha";
    subject: string | null;
    code: string | null;
  };
  /** One row: the merchant code of the database's world. */
  world_merchant: { id: Generated<boolean>; code: string };
  /** One row, made with the table: the key of the lotteries' draws. */
  draw_secret: { secret: string };
}

type NullableText<Names extends string> = Record<Names, string | null>;

/** Members, their logins, and state left by calls. */
interface MembersSchema {
  /** An account. `type` is the member type number (Spec §6); e-mail addresses are lower case. */
  members: Row<"id" | "username" | "password_hash", "type" | "created_at"> &
    NullableText<"nickname" | "club_label" | "payment_password_hash" | "email" | "inviter_id"> & {
      /** Which login the account may use: the site's, only the agents', or none. */
      portal: "site" | "agents" | "none";
      disabled: boolean;
      first_time_login: boolean;
      /** Calling code without plus sign; set exactly when there is a mobile number. */
      dialling_code: string | null;
      /** National digits without leading zero. */
      mobile: string | null;
      /** The member's invitation code (Spec §2 "invitation/affiliate code"). */
      invitation_code: string;
      /** Rebate on stakes in hundredths of a per cent; an agent earns the difference to the downline's. */
      rebate_rate: Generated<number>;
      /** The profile picture: the name of a preset, or the id of an uploaded one. */
      head_icon: string | null;
      /** `YYYY-MM-DD`, from the registration form. */
      birthday: string | null;
      /** The code of the agent's link by which the member registered. */
      invitation_link: string | null;
      /** Trial accounts only: the account closes at this instant. */
      expires_at: number | null;
    };
  /** A session; only the hash of its token is stored. */
  sessions: Row<"id" | "token_hash" | "member_id", "created_at" | "expires_at", "ended_at"> & {
    ended_reason: "logout" | "elsewhere" | "expired" | null;
    /** The latest call, to the minute. */
    last_seen_at: number | null;
  };
  captchas: Row<"id" | "answer", "expires_at">;
  login_failures: Row<"username", "failures" | "last_at">;
  /** How a member registered, and the form fields stored nowhere else, by wire name. */
  registrations: Row<"member_id" | "method" | "url" | "domain", "created_at"> &
    NullableText<"referrer_id"> & { details: Json<Readonly<Record<string, string>>> };
  /** A registration field as set in the console; one without a row has its default. */
  registration_fields: Row<"name", never, "max_length"> & Record<"enabled" | "required", boolean>;
  /** The latest code sent for one purpose, hashed, and the attempts left. For "email" the number is the address. */
  sms_codes: Row<"dialling_code" | "mobile" | "salt" | "code_hash", "tries_left" | "resend_at"> & {
    purpose: "register" | "login" | "password" | "bind" | "email";
    used: boolean;
    expires_at: number;
  };
  /** A slide challenge, answered once; then the hash of its proof token, which is valid once. */
  human_challenges: Row<"id", "created_at" | "expires_at"> & NullableText<"pass_hash">;
  /** A password sent by mail, valid beside the old one until it is used or expires. */
  temporary_passwords: Row<"member_id" | "password_hash", "expires_at">;
  firebase_identities: Row<"uid" | "member_id" | "provider", "created_at">;
  logins: Row<"id" | "member_id" | "ip", "at">;
  /** A browser the member has logged in with, by the hash of its cookie; `seen_at` is the latest login. */
  known_devices: Row<"member_id" | "device_hash", "seen_at">;
  /** A WebAuthn credential; `id` and `public_key` are base64url, `transports` separated by spaces. */
  passkeys: Row<
    "id" | "member_id" | "rp_id" | "public_key" | "transports",
    "counter" | "added_at",
    "used_at"
  > &
    NullableText<"browser" | "device">;
  /** A challenge that was sent and not used yet; without a member it is for a login. */
  passkey_challenges: Row<"challenge", "expires_at"> & NullableText<"member_id">;
  /** An uploaded picture; a newer one replaces it. Its id is random, because pictures are fetched without a session. */
  head_pictures: Picture & Row<"id" | "member_id", "created_at">;
  /** A member's number of uploaded pictures per day in the merchant's time zone, `YYYY-MM-DD`. */
  uploads: Row<"member_id" | "day", "pictures">;
  /** Used nonces of encrypted bodies (decisions W4). */
  nonces: Row<"nonce", "seen_at">;
  /** Body-encryption keys; the newest two are valid. */
  encryption_keys: Row<"kid", "created_at"> & {
    private_jwk: Json<JsonWebKey>;
    public_jwk: Json<Readonly<Record<"x" | "y", string>> & { readonly kty: "EC"; readonly crv: "P-256" }>;
  };
  /** The response of a keyed write; `response` is null only inside the transaction that computes it. */
  idempotent_responses: Row<"member_id" | "endpoint" | "idempotency_key" | "request_hash", "created_at"> & {
    response: Json<{ readonly value: unknown }> | null;
  };
  /** A money order from the console, so that a repetition has no effect. */
  console_orders: Row<"idempotency_key" | "content", "created_at">;
}

/** Kinds of movements. A pending withdrawal's money is in the house's payouts until `payout` or `withdrawal-return`. */
export type TransactionKind =
  | ("opening" | "adjustment" | "bet" | "win" | "deposit" | "fee" | "transfer")
  | ("bonus" | "bonus-return" | "rebate" | "dividend" | "salary")
  | ("withdrawal" | "withdrawal-return" | "payout");

/** A line of a payment's arithmetic, as in the domain, with plain numbers. */
export type EarningLineRow =
  | { readonly type: "stake" | "win" | "bonus" | "fixed"; readonly amount: number }
  | { readonly type: "tier"; readonly from: number; readonly activeMembers: number; readonly active: number }
  | { readonly type: "share" | "own-share"; readonly base: number; readonly rate: number };

/** One step of a contract; amounts in centavos, a share in hundredths of a per cent. */
export interface ContractTierRow {
  readonly from: number;
  readonly members: number;
  readonly pay: { readonly share: number } | { readonly amount: number };
}

/** Money and its movements. Amounts are centavos, rates hundredths of a per cent. */
interface MoneySchema {
  /** One wallet per member, and the house's own accounts. */
  accounts: { id: string; kind: "wallet" | "house"; member_id: string | null };
  /** A wallet's balance. Only entries change it; the database refuses to let it go below zero. */
  wallets: Row<"member_id" | "account_id", "balance">;
  /** A movement of money, whose entries sum to zero. `reference` is its cause: a round, a bet, the console. */
  transactions: Row<"id" | "member_id", "created_at"> & { kind: TransactionKind; reference: string | null };
  /** One side of a movement. Never changed or deleted. */
  entries: Row<"transaction_id" | "account_id", "amount"> & {
    id: Generated<number>;
    /** The wallet's balance after it, computed by the database; null for the house. */
    balance_after: ColumnType<number | null, never, never>;
  };
  /** A deposit method with its limits; bank, holder and account are for transfers. */
  deposit_methods: Row<"id", "min" | "max" | "minutes_to_pay" | "sort"> &
    Record<"bank" | "holder" | "account", string | null> & {
      /** The shop where a voucher is paid, and its fee, paid there on top. */
      shop: string | null;
      fee: Generated<number>;
      kind: DepositKind;
      name: Json<Texts<string>>;
      quick_amounts: Json<readonly number[]>;
      enabled: boolean;
    };
  /** A deposit bonus, which has to be bet `rollover` times. */
  deposit_bonuses: Row<"id", "percent" | "min_deposit" | "max_bonus" | "rollover" | "sort"> & {
    title: Json<Texts<string>>;
    enabled: boolean;
    /** Offered until the member's first paid deposit. */
    first_only: Generated<boolean>;
  };
  /** A member's deposit, with the amounts promised when it began. */
  deposits: Row<"id" | "member_id" | "method_id" | "reference" | "remark", "amount" | "bonus" | "wager"> &
    Row<never, "created_at" | "pay_before", "submitted_at" | "settled_at"> & {
      kind: DepositKind;
      /** An unpaid one stays `awaiting`: it counts as expired from `pay_before` on. */
      state: Exclude<DepositState, "expired">;
      bonus_id: string | null;
      /** Why it was rejected. */
      reason: DepositReason | null;
      /** Opens the pay page. */
      pay_ticket: string;
      /** Origin of the site that the pay page leads back to. */
      return_origin: string;
    };
  deposit_receipts: Picture & Row<"deposit_id", "position">;
  /** A withdrawal to a member's bank; the fee is charged on top (docs/decisions/102). */
  withdrawals: Row<"id" | "member_id" | "bank" | "card_tail" | "holder", "amount" | "fee"> &
    Row<never, "requested_at", "settled_at"> & {
      state: WithdrawalState;
      /** Why it was rejected. */
      reason: WithdrawalReason | null;
    };
  /**
   * A deposit's bonus. `remaining` is bonus money, a part of the wallet's balance that can't be withdrawn until `wager`
   * has been bet (docs/decisions/102).
   */
  bonus_grants: Row<"id" | "member_id" | "deposit_id" | "bonus_id", "amount" | "remaining" | "wager"> &
    Row<never, "started_at", "ended_at"> & {
      wagered: Generated<number>;
      state: Generated<"active" | "completed" | "spent" | "given-up">;
    };
  /** The instant up to which the periods of a job have been paid. */
  payment_runs: Row<"job", "paid_until">;
  /** The merchant's withdrawal terms, in one row; `free_a_day` withdrawals a day have no fee (docs/decisions/102). */
  withdrawal_terms: Row<never, "min" | "max" | "max_a_day" | "free_a_day" | "fee_rate" | "min_fee"> & {
    id: Generated<boolean>;
  };
  /** A member's card or account for withdrawals; a removed one stays for past withdrawals. */
  bank_cards: Row<"id" | "member_id" | "bank_code" | "holder", "created_at", "removed_at"> & {
    /** All digits; they never leave the gateway. */
    number: string;
    number_type: "CARD" | "CLABE";
  };
  rewards: Row<"id" | "member_id", "amount" | "created_at"> & {
    kind: RewardKind;
    status: RewardStatus;
    /** Its cause: a day, a code, a daily task. One cause rewards a member once. */
    source: string;
    /** An unclaimed reward counts as closed from this instant on; null never expires. */
    claim_before: number | null;
    /** When it was paid into the wallet. */
    claimed_at: number | null;
  };
  /** A code in capitals that pays a bonus. It ends before `valid_until`, or never; null `uses_left` is unlimited. */
  promo_codes: Row<"code", "amount" | "valid_from", "valid_until" | "uses_left">;
  /**
   * A red rain, written by the console, or for a scheduled one when its first envelope is opened. Each member has a
   * number of tries; `pool_left` is what all members together may still win.
   */
  red_rains: Row<"id", "starts_at" | "ends_at" | "tries" | "pool_left"> & {
    /** Possible amounts of an envelope, all equally likely. */
    prizes: number[];
  };
  /** The nth envelope that a member opened in a rain; an empty one has the amount 0. */
  red_rain_openings: Row<"rain_id" | "member_id", "nth" | "amount" | "opened_at">;
  /** An agent's payment for the team's bets or losses; the end is exclusive. */
  agent_earnings: Row<
    "id" | "member_id",
    "starts_at" | "ends_at" | "base" | "rate" | "amount" | "paid_at"
  > & {
    kind: EarningKind;
    contract_id: string | null;
    /** The arithmetic of the amount. */
    lines: Json<readonly EarningLineRow[]>;
  };
  /** A code in capitals for registering with a type and rate below its agent; not a member's invitation code. */
  invitation_links: Row<"code" | "member_id", "type" | "rebate_rate" | "created_at", "removed_at">;
  /** A contract that the merchant offers to an agent. Its terms are immutable: new terms are a new contract. */
  contracts: Row<"id" | "member_id", "offered_at" | "answer_before"> &
    Row<never, never, "answered_at" | "ended_at"> & {
      kind: ContractKind;
      /** An expired offer stays `offered`: it counts as lapsed from `answer_before` on. */
      state: Exclude<ContractState, "lapsed">;
      basis: ContractBasis;
      period: PayPeriod;
      tiers: Json<readonly ContractTierRow[]>;
      /** Last instant; null until another replaces it. */
      valid_until: number | null;
    };
}

type GameState = "open" | "maintenance" | "agents_only";

type Facts = Json<Readonly<Record<string, unknown>>>;

/** A play of a game; `idempotency_key` is unique per member, `request_hash` null in older rows. */
type Played = Row<"id" | "member_id" | "idempotency_key" | "node_id", "stake" | "win"> & {
  request_hash: string | null;
  outcome: Facts;
};

interface PlaySchema {
  /** A launchable game; `sort` orders lists of its type, `released` those of new games, newest first. */
  games: Row<"node_id" | "game_id" | "name" | "vendor" | "code", "min_bet" | "max_bet", "lines"> &
    Row<never, "sort" | "released"> & {
      type: GameType;
      classify: GameClassify[];
      lottery_mode: string | null;
      play_type: "trad" | "ent" | null;
      free_play: boolean;
      state: GameState;
    };
  /** A provider in one category; one that makes slots and fishing games has two rows. */
  vendors: { code: string; type: GameType; name: string; classify: GameClassify[]; sort: number };
  categories: { type: GameType; sort: number; shown: boolean };
  favourites: Row<"member_id" | "node_id", "created_at">;
  recents: Row<"member_id" | "node_id", "played_at">;
  winners: Row<"id" | "node_id" | "customer_name", "amount" | "won_at">;
  /** A live dealer, whose shift starts at a minute of the day (UTC) and lasts some minutes; 1440 never close. */
  /** `full` was read by older releases. */
  dealers: Row<"id" | "name" | "node_id", "opens_at" | "open_for" | "sort"> & { full: boolean };
  rounds: Played & { created_at: number };
  /** A bet on a match or a lottery's draw; its result is drawn at once and shown when due. */
  bets: Played &
    Row<never, "placed_at" | "due_at", "settled_at"> & {
      slip: Facts;
      /** The part of the stake that was bonus money, and its grant. */
      from_bonus: Generated<number>;
      grant_id: string | null;
    };
  /** The right to play one launched game; without a member it is a guest's demonstration. */
  tickets: Row<"ticket_hash" | "node_id" | "parent_origin", "open_before" | "expires_at", "opened_at"> & {
    member_id: string | null;
    session_id: string | null;
  };
}

/** The whole database. Instants are epoch milliseconds, money is whole centavos. */
export interface Schema extends ContentSchema, MembersSchema, MoneySchema, PlaySchema {}

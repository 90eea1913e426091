import type { GameClassify, GameType } from "@volado/domain";
import type { ColumnType, Generated } from "kysely";

/** JSON column: parsed on reading, given as a JSON text on writing, which both drivers take alike. */
type Json<T> = ColumnType<T, string, string>;

/** Title and content of something in the two complete languages (decisions S8). */
export type Texts<T> = Readonly<Record<"ES" | "EN", T>>;

/** A signed-up account. Instants everywhere in the schema are epoch milliseconds, money is whole centavos. */
export interface MembersTable {
  id: string;
  username: string;
  nickname: string | null;
  /** Member type number (Spec §6). */
  type: number;
  club_label: string | null;
  password_hash: string;
  payment_password_hash: string | null;
  /** Which login this account may use: the site's, only the agents', or none at all. */
  portal: "site" | "agents" | "none";
  disabled: boolean;
  first_time_login: boolean;
  created_at: number;
}

/** A session; the token itself is never stored, only its hash. */
export interface SessionsTable {
  id: string;
  token_hash: string;
  member_id: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  ended_reason: "logout" | "elsewhere" | "expired" | null;
}

/** Who owns money: one wallet per member and the house's own accounts. */
export interface AccountsTable {
  id: string;
  kind: "wallet" | "house";
  member_id: string | null;
}

/** A wallet's balance, always equal to the sum of its entries; the database refuses to let it go below zero. */
export interface WalletsTable {
  member_id: string;
  account_id: string;
  balance: number;
}

/** One movement of money for one reason; its entries sum to zero. */
export interface TransactionsTable {
  id: string;
  member_id: string;
  kind: TransactionKind;
  /** What caused it: a round, a bet, a person at the console. */
  reference: string | null;
  created_at: number;
}

/** Why money moves. */
export type TransactionKind = "opening" | "adjustment" | "bet" | "win";

/** One side of a movement. Never changed or deleted. */
export interface EntriesTable {
  id: Generated<number>;
  transaction_id: string;
  account_id: string;
  amount: number;
}

/** A settled round of a game; `idempotency_key` is unique per member. */
export interface RoundsTable {
  id: string;
  member_id: string;
  idempotency_key: string;
  node_id: string;
  stake: number;
  win: number;
  outcome: Json<Readonly<Record<string, unknown>>>;
  created_at: number;
}

/** A sports bet; its result is drawn at once and shown when due. */
export interface BetsTable {
  id: string;
  member_id: string;
  idempotency_key: string;
  node_id: string;
  stake: number;
  win: number;
  slip: Json<Readonly<Record<string, unknown>>>;
  outcome: Json<Readonly<Record<string, unknown>>>;
  placed_at: number;
  due_at: number;
  settled_at: number | null;
}

/** A launchable game. */
export interface GamesTable {
  node_id: string;
  game_id: string;
  name: string;
  type: GameType;
  vendor: string;
  classify: GameClassify[];
  code: string;
  lottery_mode: string | null;
  play_type: "trad" | "ent" | null;
  free_play: boolean;
  min_bet: number | null;
  lines: number | null;
  /** Place in the lists of its type. */
  sort: number;
  /** Place in the lists of new games, newest first. */
  released: number;
  state: GameState;
}

/** Whether a game can be opened. */
export type GameState = "open" | "maintenance" | "agents_only";

/** A provider in one category; one that makes slots and fishing games has two rows. */
export interface VendorsTable {
  code: string;
  type: GameType;
  name: string;
  classify: GameClassify[];
  sort: number;
}

/** A category of the lobby. */
export interface CategoriesTable {
  type: GameType;
  sort: number;
  shown: boolean;
}

export interface FavouritesTable {
  member_id: string;
  node_id: string;
  created_at: number;
}

export interface RecentsTable {
  member_id: string;
  node_id: string;
  played_at: number;
}

export interface WinnersTable {
  id: string;
  node_id: string;
  customer_name: string;
  amount: number;
  won_at: number;
}

/** Copy of an announcement in one language. */
export interface AnnouncementCopy {
  readonly title: string;
  readonly content: string;
}

export interface AnnouncementsTable {
  id: string;
  /** One of the content types that are not banners (Spec §9). */
  content_type: "A" | "PL" | "PU" | "PR" | "H";
  starts_at: number;
  ends_at: number | null;
  category_ids: string[];
  /** Banner whose drawing is the cover, when there is one. */
  cover: string | null;
  texts: Json<Texts<AnnouncementCopy>>;
  sort: number;
}

export interface AnnouncementReadsTable {
  member_id: string;
  announcement_id: string;
  read_at: number;
}

/** Words drawn into a banner, in one language. */
export interface BannerCopy {
  readonly kicker: string;
  readonly headline: string;
  readonly text: string;
  readonly cta: string;
}

export interface BannersTable {
  id: string;
  group_name: string | null;
  scene: string;
  href: string | null;
  texts: Json<Texts<BannerCopy>>;
  sort: number;
}

export interface SwitchesTable {
  name: string;
  enabled: boolean;
}

export interface CaptchasTable {
  id: string;
  answer: string;
  expires_at: number;
}

export interface LoginFailuresTable {
  username: string;
  failures: number;
  last_at: number;
}

/** Nonces of sealed bodies already seen (decisions W4). */
export interface NoncesTable {
  nonce: string;
  seen_at: number;
}

/** Body-encryption keys; the newest two are valid. */
export interface EncryptionKeysTable {
  kid: string;
  private_jwk: Json<JsonWebKey>;
  public_jwk: Json<{
    readonly kty: "EC";
    readonly crv: "P-256";
    readonly x: string;
    readonly y: string;
  }>;
  created_at: number;
}

/** What a keyed write answered, so that a repetition gets the same answer. */
export interface IdempotentResponsesTable {
  member_id: string;
  endpoint: string;
  idempotency_key: string;
  request_hash: string;
  /** Null only inside the transaction that is computing it. */
  response: Json<{ readonly value: unknown }> | null;
  created_at: number;
}

export interface OutboxTable {
  id: string;
  channel: "sms" | "mail" | "captcha";
  recipient: string;
  subject: string | null;
  body: string;
  code: string | null;
  sent_at: number;
}

/** Right to play one game once launched; without a member it is a guest's demonstration. */
export interface TicketsTable {
  ticket_hash: string;
  member_id: string | null;
  session_id: string | null;
  node_id: string;
  parent_origin: string;
  /** Must be opened before this instant. */
  open_before: number;
  opened_at: number | null;
  expires_at: number;
}

/** Which steps of the schema have run. */
export interface MigrationsTable {
  name: string;
  run_at: number;
}

/** The whole database. */
export interface Schema {
  migrations: MigrationsTable;
  members: MembersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  wallets: WalletsTable;
  transactions: TransactionsTable;
  entries: EntriesTable;
  rounds: RoundsTable;
  bets: BetsTable;
  games: GamesTable;
  vendors: VendorsTable;
  categories: CategoriesTable;
  favourites: FavouritesTable;
  recents: RecentsTable;
  winners: WinnersTable;
  announcements: AnnouncementsTable;
  announcement_reads: AnnouncementReadsTable;
  banners: BannersTable;
  switches: SwitchesTable;
  captchas: CaptchasTable;
  login_failures: LoginFailuresTable;
  nonces: NoncesTable;
  encryption_keys: EncryptionKeysTable;
  idempotent_responses: IdempotentResponsesTable;
  outbox: OutboxTable;
  tickets: TicketsTable;
}

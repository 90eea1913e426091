import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const tables = `
create table members (
  id text primary key,
  username text not null unique,
  nickname text,
  type integer not null,
  club_label text,
  password_hash text not null,
  payment_password_hash text,
  portal text not null check (portal in ('site', 'agents', 'none')),
  disabled boolean not null,
  first_time_login boolean not null,
  created_at bigint not null
);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  member_id text not null references members,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_reason text check (ended_reason in ('logout', 'elsewhere', 'expired')),
  check ((ended_at is null) = (ended_reason is null))
);
create index sessions_of_member on sessions (member_id) where ended_at is null;

create table accounts (
  id text primary key,
  kind text not null check (kind in ('wallet', 'house')),
  member_id text unique references members,
  check ((kind = 'wallet') = (member_id is not null))
);

create table wallets (
  member_id text primary key references members,
  account_id text not null unique references accounts,
  balance bigint not null check (balance >= 0)
);

create table transactions (
  id text primary key,
  member_id text not null references members,
  kind text not null,
  reference text,
  created_at bigint not null
);
create index transactions_of_member on transactions (member_id, created_at desc);

create table entries (
  id bigint generated always as identity primary key,
  transaction_id text not null references transactions,
  account_id text not null references accounts,
  amount bigint not null check (amount <> 0)
);
create index entries_of_transaction on entries (transaction_id);
create index entries_of_account on entries (account_id);

create table games (
  node_id text primary key,
  game_id text not null unique,
  name text not null,
  type text not null,
  vendor text not null,
  classify text[] not null,
  code text not null,
  lottery_mode text,
  play_type text check (play_type in ('trad', 'ent')),
  free_play boolean not null,
  min_bet bigint,
  lines integer,
  sort integer not null,
  released integer not null,
  state text not null check (state in ('open', 'maintenance', 'agents_only'))
);

create table vendors (
  code text not null,
  type text not null,
  name text not null,
  classify text[] not null,
  sort integer not null,
  primary key (code, type)
);

create table categories (
  type text primary key,
  sort integer not null,
  shown boolean not null
);

create table rounds (
  id text primary key,
  member_id text not null references members,
  idempotency_key text not null,
  node_id text not null references games,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  outcome jsonb not null,
  created_at bigint not null,
  unique (member_id, idempotency_key)
);

create table bets (
  id text primary key,
  member_id text not null references members,
  idempotency_key text not null,
  node_id text not null references games,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  slip jsonb not null,
  outcome jsonb not null,
  placed_at bigint not null,
  due_at bigint not null,
  settled_at bigint,
  unique (member_id, idempotency_key)
);
create index bets_open on bets (due_at) where settled_at is null;

create table favourites (
  member_id text not null references members,
  node_id text not null references games,
  created_at bigint not null,
  primary key (member_id, node_id)
);

create table recents (
  member_id text not null references members,
  node_id text not null references games,
  played_at bigint not null,
  primary key (member_id, node_id)
);

create table winners (
  id text primary key,
  node_id text not null references games,
  customer_name text not null,
  amount bigint not null check (amount > 0),
  won_at bigint not null
);
create index winners_by_time on winners (won_at desc);

create table announcements (
  id text primary key,
  content_type text not null check (content_type in ('A', 'PL', 'PU', 'PR', 'H')),
  starts_at bigint not null,
  ends_at bigint,
  category_ids text[] not null,
  cover text,
  texts jsonb not null,
  sort integer not null
);

create table announcement_reads (
  member_id text not null references members,
  announcement_id text not null references announcements,
  read_at bigint not null,
  primary key (member_id, announcement_id)
);

create table banners (
  id text primary key,
  group_name text,
  scene text not null,
  href text,
  texts jsonb not null,
  sort integer not null
);

create table switches (
  name text primary key,
  enabled boolean not null
);

create table captchas (
  id text primary key,
  answer text not null,
  expires_at bigint not null
);

create table login_failures (
  username text primary key,
  failures integer not null,
  last_at bigint not null
);

create table nonces (
  nonce text primary key,
  seen_at bigint not null
);
create index nonces_by_age on nonces (seen_at);

create table encryption_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at bigint not null
);

create table idempotent_responses (
  member_id text not null references members,
  endpoint text not null,
  idempotency_key text not null,
  request_hash text not null,
  response jsonb,
  created_at bigint not null,
  primary key (member_id, endpoint, idempotency_key)
);

create table outbox (
  id text primary key,
  channel text not null check (channel in ('sms', 'mail', 'captcha')),
  recipient text not null,
  subject text,
  body text not null,
  code text,
  sent_at bigint not null
);

create table tickets (
  ticket_hash text primary key,
  member_id text references members,
  session_id text references sessions,
  node_id text not null references games,
  parent_origin text not null,
  open_before bigint not null,
  opened_at bigint,
  expires_at bigint not null,
  check ((member_id is null) = (session_id is null))
);
`;

/** Checked at commit, so that the entries of one movement may be written one after the other. */
const movementsSumToZero = `
create function check_movement() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'movement % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger movements_sum_to_zero after insert on entries
  deferrable initially deferred for each row execute function check_movement();
`;

const entriesAreForEver = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed' using errcode = 'check_violation';
end $$;
create trigger entries_are_for_ever before update or delete on entries
  for each row execute function refuse_change();
`;

/**
 * One statement each: the extended protocol takes no lists. A function body holds semicolons, so the cut is a
 * blank line.
 */
const statements = [
  ...tables.split(/;\n/),
  ...movementsSumToZero.split(/(?<=\$\$);\n/),
  ...entriesAreForEver.split(/(?<=\$\$);\n/),
].filter((statement) => statement.trim() !== "");

/** Everything the first journey keeps. */
export const firstJourney = {
  name: "001-first-journey",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

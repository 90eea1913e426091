import { type Kysely, sql } from "kysely";

/** Columns of amounts, by their names. */
const amounts = (names: string, check: string) =>
  names
    .split(" ")
    .map((name) => `${name} bigint not null check (${name} ${check})`)
    .join(", ");
const positive = (names: string) => amounts(names, "> 0");
const notNegative = (names: string) => amounts(names, ">= 0");

const oneOf = (name: string, words: string) =>
  `${name} text not null check (${name} in ('${words.replaceAll(" ", "', '")}'))`;

const member = "member_id text not null references members on delete cascade";
const picture = `${oneOf("format", "png jpeg")}, bytes bytea not null check (octet_length(bytes) <= 5242880)`;
const picturesOf = (key: string, table: string) => `${key} not null references ${table} on delete cascade,
  position integer not null check (position between 1 and 3), ${picture},
  primary key (${key.split(" ")[0]}, position)`;

const schema = `
create table members (
  id text primary key, username text not null unique, nickname text, type integer not null, club_label text,
  password_hash text not null, payment_password_hash text, ${oneOf("portal", "site agents none")},
  disabled boolean not null, first_time_login boolean not null, created_at bigint not null,
  dialling_code text, mobile text, email text constraint members_email_unique unique,
  invitation_code text not null constraint members_invitation_unique unique,
  inviter_id text references members, expires_at bigint, head_icon text,
  rebate_rate integer not null default 0 check (rebate_rate between 0 and 1000),
  constraint members_mobile_complete check ((dialling_code is null) = (mobile is null)),
  constraint members_mobile_unique unique (dialling_code, mobile)
);
create index members_by_mobile on members (mobile) where mobile is not null;
create index members_expiring on members (expires_at) where expires_at is not null;
create index members_by_inviter on members (inviter_id);
create table sessions (
  id text primary key, token_hash text not null unique, member_id text not null references members,
  created_at bigint not null, expires_at bigint not null, ended_at bigint,
  ended_reason text check (ended_reason in ('logout', 'elsewhere', 'expired')),
  check ((ended_at is null) = (ended_reason is null))
);
create index sessions_of_member on sessions (member_id) where ended_at is null;
create table accounts (
  id text primary key, ${oneOf("kind", "wallet house")}, member_id text unique references members,
  check ((kind = 'wallet') = (member_id is not null))
);
create table wallets (
  member_id text primary key references members, account_id text not null unique references accounts,
  ${notNegative("balance")}
);
create table transactions (
  id text primary key, member_id text not null references members,
  kind text not null constraint transactions_kind check (kind in ('opening', 'adjustment', 'bet', 'win',
    'deposit', 'withdrawal', 'withdrawal-return', 'payout', 'fee', 'bonus', 'rebate', 'transfer')),
  reference text, created_at bigint not null
);
create index transactions_of_member on transactions (member_id, created_at desc);
-- Also for concurrent requests: a reward is paid by one movement.
create unique index rewards_paid_once on transactions (reference)
  where kind = 'bonus' and reference like 'reward:%';
create index transactions_by_time on transactions (created_at);
create table entries (
  id bigint generated always as identity primary key, transaction_id text not null references transactions,
  account_id text not null references accounts, amount bigint not null check (amount <> 0),
  balance_after bigint check (balance_after >= 0)
);
create index entries_of_transaction on entries (transaction_id);
create index entries_in_order on entries (account_id, id desc);
create table vendors (
  code text not null, type text not null, name text not null, classify text[] not null,
  sort integer not null, primary key (code, type)
);
create table categories (type text primary key, sort integer not null, shown boolean not null);
create table games (
  node_id text primary key, game_id text not null unique, name text not null, type text not null,
  vendor text not null, classify text[] not null, code text not null, lottery_mode text,
  play_type text check (play_type in ('trad', 'ent')), free_play boolean not null, ${positive("min_bet")},
  lines integer, sort integer not null, released integer not null,
  ${oneOf("state", "open maintenance agents_only")}, max_bet bigint not null check (max_bet >= min_bet)
);
create table dealers (
  id text primary key, name text not null, node_id text not null references games on delete cascade,
  opens_at integer not null check (opens_at between 0 and 1439),
  open_for integer not null check (open_for between 1 and 1440), "full" boolean not null,
  sort integer not null
);
create table rounds (
  id text primary key, member_id text not null references members, idempotency_key text not null,
  node_id text not null references games, ${positive("stake")}, ${notNegative("win")},
  outcome jsonb not null, created_at bigint not null, request_hash text, unique (member_id, idempotency_key)
);
create index rounds_by_time on rounds (created_at);
create table bets (
  id text primary key, member_id text not null references members, idempotency_key text not null,
  node_id text not null references games, ${positive("stake")}, ${notNegative("win")}, slip jsonb not null,
  outcome jsonb not null, placed_at bigint not null, due_at bigint not null, settled_at bigint,
  request_hash text, unique (member_id, idempotency_key)
);
create index bets_open on bets (due_at) where settled_at is null;
create index bets_by_time on bets (placed_at);
create table tickets (
  ticket_hash text primary key, member_id text references members, session_id text references sessions,
  node_id text not null references games, parent_origin text not null, open_before bigint not null,
  opened_at bigint, expires_at bigint not null, check ((member_id is null) = (session_id is null))
);
create table favourites (
  member_id text not null references members, node_id text not null references games,
  created_at bigint not null, primary key (member_id, node_id)
);
create table recents (
  member_id text not null references members, node_id text not null references games,
  played_at bigint not null, primary key (member_id, node_id)
);
create table winners (
  id text primary key, node_id text not null references games, customer_name text not null,
  ${positive("amount")}, won_at bigint not null
);
create index winners_by_time on winners (won_at desc);
create table announcements (
  id text primary key, ${oneOf("content_type", "A PL PU PR H")}, starts_at bigint not null, ends_at bigint,
  category_ids text[] not null, texts jsonb not null, sort integer not null,
  by_application boolean not null default false
);
create table announcement_images (
  announcement_id text not null references announcements on delete cascade,
  sequence integer not null check (sequence > 0), banner_id text not null,
  primary key (announcement_id, sequence)
);
create table announcement_reads (
  member_id text not null references members, announcement_id text not null references announcements,
  read_at bigint not null, primary key (member_id, announcement_id)
);
create table promotion_categories (
  id text primary key, icon text, texts jsonb not null, sort integer not null
);
create table banners (
  id text primary key, group_name text, href text, texts jsonb not null, sort integer not null
);
create table help_topics (
  id text primary key, anchor text unique, texts jsonb not null, sort integer not null
);
create table applications (
  id bigint generated always as identity primary key, ${member},
  announcement_id text not null references announcements on delete cascade,
  ${oneOf("status", "Applying Rejected Issued Claimed Process Joined Close")},
  remark text not null check (char_length(remark) <= 140), created_at bigint not null
);
-- Of two concurrent applications the database accepts one.
create unique index application_of_member on applications (member_id, announcement_id)
  where status <> 'Rejected';
create index applications_by_member on applications (member_id, id desc);
create table application_pictures (${picturesOf("application_id bigint", "applications")});
create table inbox_messages (
  id bigint generated always as identity primary key, ${member}, ${oneOf("box", "received sent")},
  ${oneOf("topic", "general affiliates feedback")}, texts jsonb not null, created_at bigint not null,
  read_at bigint, deleted_at bigint, check (box = 'received' or read_at is not null)
);
create index inbox_of_member on inbox_messages (member_id, box, id desc) where deleted_at is null;
create index inbox_unread on inbox_messages (member_id) where read_at is null and deleted_at is null;
create index inbox_to_house on inbox_messages (id desc) where box = 'sent';
create table inbox_pictures (${picturesOf("message_id bigint", "inbox_messages")});
create table chat_messages (
  id text primary key, ${member}, ${oneOf("author", "member agent")},
  body text not null check (char_length(body) between 1 and 500), sent_at bigint not null, read_at bigint
);
create index chat_messages_of_member on chat_messages (member_id, sent_at);

-- A visit ends with its session; only the hash of the ticket is stored.
create table chat_visits (
  ticket_hash text primary key, ${member}, session_id text not null references sessions on delete cascade,
  language text not null, back_url text not null,
  header_color text not null check (header_color ~ '^#[0-9a-f]{6}$'), title text not null,
  expires_at bigint not null
);
create table registrations (
  member_id text primary key references members on delete cascade, method text not null, url text not null,
  domain text not null, referrer_id text references members, details jsonb not null,
  created_at bigint not null
);
create table registration_fields (
  name text primary key, enabled boolean not null, required boolean not null,
  max_length integer check (max_length > 0)
);
create table sms_codes (
  ${oneOf("purpose", "register login password bind email")}, dialling_code text not null,
  mobile text not null, salt text not null, code_hash text not null,
  tries_left integer not null check (tries_left >= 0), used boolean not null, resend_at bigint not null,
  expires_at bigint not null, primary key (purpose, dialling_code, mobile)
);
create table human_challenges (
  id text primary key, pass_hash text, created_at bigint not null, expires_at bigint not null
);
create table temporary_passwords (
  member_id text primary key references members on delete cascade, password_hash text not null,
  expires_at bigint not null
);
create table firebase_identities (
  uid text primary key, ${member}, provider text not null, created_at bigint not null
);
create index firebase_identities_of_member on firebase_identities (member_id);
create table captchas (id text primary key, answer text not null, expires_at bigint not null);
create table login_failures (username text primary key, failures integer not null, last_at bigint not null);
create table logins (id text primary key, ${member}, at bigint not null, ip text not null);
create index logins_of_member on logins (member_id, at desc);
create table head_pictures (
  id text primary key, member_id text not null unique references members on delete cascade, ${picture},
  created_at bigint not null
);
create table uploads (
  ${member}, day text not null, pictures integer not null, primary key (member_id, day)
);
create table bank_cards (
  id text primary key, ${member}, bank_code text not null, holder text not null,
  number text not null check (number ~ '^[0-9]{16,18}$'), ${oneOf("number_type", "CARD CLABE")},
  created_at bigint not null, removed_at bigint
);
-- An account belongs to one member at a time.
create unique index bank_cards_in_use on bank_cards (number) where removed_at is null;
create index bank_cards_of_member on bank_cards (member_id, created_at desc) where removed_at is null;
create table deposit_methods (
  id text primary key, ${oneOf("kind", "transfer voucher redirect")}, name jsonb not null,
  ${positive("min")}, max bigint not null check (max >= min), quick_amounts jsonb not null,
  minutes_to_pay integer not null check (minutes_to_pay > 0), bank text, holder text, account text,
  sort integer not null, enabled boolean not null,
  check ((kind = 'transfer') = (bank is not null and holder is not null and account is not null))
);
create table deposit_bonuses (
  id text primary key, title jsonb not null, percent integer not null check (percent > 0),
  ${positive("min_deposit max_bonus")}, rollover integer not null check (rollover >= 0),
  sort integer not null, enabled boolean not null
);

-- A deposit stores what was promised: a later change of method or bonus leaves it as it is.
create table deposits (
  id text primary key, ${member}, method_id text not null, ${oneOf("kind", "transfer voucher redirect")},
  ${oneOf("state", "awaiting review paid rejected")}, ${positive("amount")}, ${notNegative("bonus wager")},
  reference text not null unique, remark text not null check (char_length(remark) <= 140),
  pay_ticket text not null unique, return_origin text not null, created_at bigint not null,
  pay_before bigint not null check (pay_before > created_at), submitted_at bigint, settled_at bigint,
  check ((state in ('paid', 'rejected')) = (settled_at is not null)),
  check (state <> 'review' or submitted_at is not null)
);
create index deposits_of_member on deposits (member_id, created_at desc);
create index deposits_open on deposits (created_at) where state in ('awaiting', 'review');
create table deposit_receipts (${picturesOf("deposit_id text", "deposits")});
create table withdrawals (
  id text primary key, ${member}, ${oneOf("state", "pending paid rejected")}, ${positive("amount")},
  ${notNegative("fee")}, bank text not null, card_tail text not null, holder text not null,
  requested_at bigint not null, settled_at bigint, check ((state = 'pending') = (settled_at is null))
);
create index withdrawals_of_member on withdrawals (member_id, requested_at desc);
create index withdrawals_pending on withdrawals (requested_at) where state = 'pending';

-- One row.
create table withdrawal_terms (
  id boolean primary key default true check (id), ${positive("min")},
  max bigint not null check (max >= min), max_a_day bigint not null check (max_a_day >= min),
  free_a_day integer not null check (free_a_day >= 0),
  fee_rate integer not null check (fee_rate between 0 and 10000), ${notNegative("min_fee")}
);
insert into withdrawal_terms (min, max, max_a_day, free_a_day, fee_rate, min_fee)
  values (10000, 5000000, 10000000, 1, 100, 500);
create table rewards (
  id text primary key, ${member},
  ${oneOf("kind", "welcome cashback vip gift sign-in promo-code task red-rain")},
  ${oneOf("status", "Applying Rejected Issued Claimed Process Joined Close")}, ${positive("amount")},
  source text not null, created_at bigint not null, claim_before bigint check (claim_before > created_at),
  claimed_at bigint, check ((status = 'Claimed') = (claimed_at is not null)),
  unique (member_id, kind, source)
);
create index rewards_of_member on rewards (member_id, created_at desc);
create table promo_codes (
  code text primary key check (code = upper(code)), ${positive("amount")}, valid_from bigint not null,
  valid_until bigint check (valid_until > valid_from), uses_left integer check (uses_left >= 0)
);
create table red_rains (
  id text primary key, starts_at bigint not null, ends_at bigint not null check (ends_at > starts_at),
  tries integer not null check (tries > 0),
  prizes integer[] not null check (cardinality(prizes) > 0 and 0 <= all (prizes)),
  ${notNegative("pool_left")}
);
create index red_rains_by_end on red_rains (ends_at);

-- An envelope is opened once, also by concurrent requests.
create table red_rain_openings (
  rain_id text not null references red_rains on delete cascade, ${member},
  nth integer not null check (nth > 0), ${notNegative("amount")}, opened_at bigint not null,
  primary key (rain_id, member_id, nth)
);
create table contracts (
  id text primary key, ${member}, offered_by text not null references members on delete cascade,
  ${oneOf("kind", "daily-salary dividend hourly-salary")},
  ${oneOf("state", "offered active refused withdrawn ended")}, ${oneOf("basis", "turnover net-loss")},
  ${oneOf("period", "hour day week half-month month")}, tiers jsonb not null, offered_at bigint not null,
  answer_before bigint not null check (answer_before > offered_at), answered_at bigint, valid_until bigint,
  ended_at bigint, check (member_id <> offered_by),
  check ((state in ('offered', 'withdrawn')) = (answered_at is null)),
  check ((state in ('ended', 'withdrawn')) = (ended_at is not null))
);
-- Also for concurrent requests: one waiting offer and one active contract of a kind.
create unique index contracts_waiting on contracts (member_id, kind) where state = 'offered';
create unique index contracts_in_force on contracts (member_id, kind) where state = 'active';
create index contracts_of_member on contracts (member_id, kind, offered_at desc);

-- What an agent was paid for the team: one row for each period, and its movement in the ledger.
create table agent_earnings (
  id text primary key, ${member}, ${oneOf("kind", "rebate dividend")}, starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at), ${notNegative("base")},
  rate integer not null check (rate >= 0), ${positive("amount")}, paid_at bigint not null,
  unique (member_id, kind, starts_at)
);

-- A link opens accounts below its agent, of one type and with one rebate.
create table invitation_links (
  code text primary key check (code = upper(code)), ${member}, type integer not null,
  rebate_rate integer not null check (rebate_rate between 0 and 1000), created_at bigint not null,
  removed_at bigint
);
create index invitation_links_of_member on invitation_links (member_id, created_at desc);
create table switches (name text primary key, enabled boolean not null);
create table outbox (
  id text primary key, ${oneOf("channel", "sms mail captcha")}, recipient text not null, subject text,
  body text not null, code text, sent_at bigint not null
);
create table nonces (nonce text primary key, seen_at bigint not null);
create index nonces_by_age on nonces (seen_at);
create table encryption_keys (
  kid text primary key, private_jwk jsonb not null, public_jwk jsonb not null, created_at bigint not null
);
create table idempotent_responses (
  member_id text not null references members, endpoint text not null, idempotency_key text not null,
  request_hash text not null, response jsonb, created_at bigint not null,
  primary key (member_id, endpoint, idempotency_key)
);

-- A gift or balance change of the console is done once for each key.
create table console_orders (
  idempotency_key text primary key, content text not null, created_at bigint not null
);

-- One row.
create table world_merchant (id boolean primary key default true check (id), code text not null);

-- The entry itself changes the balance of its wallet and stores the new one; house accounts have no balance, so
-- that their entries never wait for each other.
create function post_entry() returns trigger language plpgsql as $$
  begin
    update wallets set balance = balance + new.amount
      where account_id = new.account_id
      returning balance into new.balance_after;
    return new;
  end $$;
create trigger entries_move_balances before insert on entries for each row execute function post_entry();
create function guard_balance() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.balance = 0 then return new; end if;
    elsif new.balance = old.balance or pg_trigger_depth() > 1 then
      return new;
    end if;
    raise exception 'a balance is moved by ledger entries alone' using errcode = 'check_violation';
  end $$;
create trigger balances_follow_entries before insert or update on wallets
  for each row execute function guard_balance();
create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'ledger entries are never changed' using errcode = 'check_violation';
  end $$;
create trigger entries_are_for_ever before update or delete on entries
  for each row execute function refuse_change();
-- Checked at commit, so that the entries of one movement can be inserted one after the other.
create function check_movement() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from entries where transaction_id = new.transaction_id) <> 0 then
      raise exception 'movement % does not sum to zero', new.transaction_id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
create constraint trigger movements_sum_to_zero after insert on entries
  deferrable initially deferred for each row execute function check_movement();

-- Disabling a member, by any tool, ends the member's sessions: calls, games and chat look at these alone.
create function end_sessions() returns trigger language plpgsql as $$
  begin
    update sessions set ended_at = (extract(epoch from now()) * 1000)::bigint, ended_reason = 'expired'
      where member_id = new.id and ended_at is null;
    return null;
  end $$;
create trigger disabled_members_have_no_sessions after update of disabled on members
  for each row when (new.disabled and not old.disabled) execute function end_sessions();
`;

/** The initial schema. Later changes are migrations of their own; there are no down migrations. */
export const initial = {
  async up(db: Kysely<unknown>): Promise<void> {
    // PGlite runs one statement at a time. Lines within a statement are indented.
    for (const statement of schema.trim().split(/;\n+(?=\S)/)) await sql.raw(statement).execute(db);
  },
};

import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const tables = `
alter table members
  add column dialling_code text,
  add column mobile text,
  add column email text,
  add column invitation_code text,
  add column inviter_id text references members,
  add column expires_at bigint,
  add constraint members_mobile_complete check ((dialling_code is null) = (mobile is null)),
  add constraint members_mobile_unique unique (dialling_code, mobile),
  add constraint members_email_unique unique (email),
  add constraint members_invitation_unique unique (invitation_code);
update members set invitation_code = upper(substr(md5(id), 1, 8));
alter table members alter column invitation_code set not null;
create index members_by_mobile on members (mobile) where mobile is not null;
create index members_expiring on members (expires_at) where expires_at is not null;

create table registrations (
  member_id text primary key references members on delete cascade,
  method text not null,
  url text not null,
  domain text not null,
  referrer_id text references members,
  details jsonb not null,
  created_at bigint not null
);

create table registration_fields (
  name text primary key,
  enabled boolean not null,
  required boolean not null,
  max_length integer check (max_length > 0)
);

create table sms_codes (
  purpose text not null check (purpose in ('register', 'login', 'password')),
  dialling_code text not null,
  mobile text not null,
  salt text not null,
  code_hash text not null,
  tries_left integer not null check (tries_left >= 0),
  used boolean not null,
  resend_at bigint not null,
  expires_at bigint not null,
  primary key (purpose, dialling_code, mobile)
);

create table human_challenges (
  id text primary key,
  pass_hash text,
  created_at bigint not null,
  expires_at bigint not null
);

create table temporary_passwords (
  member_id text primary key references members on delete cascade,
  password_hash text not null,
  expires_at bigint not null
);

create table firebase_identities (
  uid text primary key,
  member_id text not null references members on delete cascade,
  provider text not null,
  created_at bigint not null
);
create index firebase_identities_of_member on firebase_identities (member_id);
`;

/** Contacts and invitations of members, and what registration, SMS codes and forgotten passwords keep. */
export const joining = {
  name: "002-joining",
  async up(db: Kysely<Schema>): Promise<void> {
    const statements = tables.split(/;\n/).filter((statement) => statement.trim() !== "");
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const picture = `
    position integer not null check (position between 1 and 3),
    format text not null check (format in ('png', 'jpeg')),
    bytes bytea not null check (octet_length(bytes) <= 5242880)`;

const statements = [
  "alter table announcements add column by_application boolean not null default false",
  // Worlds from before have the same promotions.
  "update announcements set by_application = true where id in ('promo-fishing', 'promo-friends', 'promo-anniversary')",
  `create table applications (
    id bigint generated always as identity primary key,
    member_id text not null references members on delete cascade,
    announcement_id text not null references announcements on delete cascade,
    status text not null check (status in ('Applying', 'Rejected', 'Issued', 'Claimed', 'Process', 'Joined', 'Close')),
    remark text not null check (char_length(remark) <= 140),
    created_at bigint not null
  )`,
  // Two at the same moment: the database lets one in.
  "create unique index application_of_member on applications (member_id, announcement_id) where status <> 'Rejected'",
  "create index applications_by_member on applications (member_id, id desc)",
  `create table application_pictures (
    application_id bigint not null references applications on delete cascade,${picture},
    primary key (application_id, position)
  )`,
  `create table inbox_pictures (
    message_id bigint not null references inbox_messages on delete cascade,${picture},
    primary key (message_id, position)
  )`,
  "alter table inbox_messages drop constraint inbox_messages_topic_check",
  "alter table inbox_messages add check (topic in ('general', 'affiliates', 'feedback'))",
];

/** Applications to promotions, feedback, and the pictures that go with them. */
export const applications = {
  name: "020-applications",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

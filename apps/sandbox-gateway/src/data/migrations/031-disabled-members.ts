import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const end =
  "update sessions set ended_at = (extract(epoch from now()) * 1000)::bigint, ended_reason = 'expired'";

const statements = [
  `create function end_sessions() returns trigger language plpgsql as $$
  begin
    ${end} where member_id = new.id and ended_at is null;
    return null;
  end $$`,
  `create trigger disabled_members_have_no_sessions after update of disabled on members
    for each row when (new.disabled and not old.disabled) execute function end_sessions()`,
  `${end} where ended_at is null and member_id in (select id from members where disabled)`,
];

/**
 * Disabling a member, by any tool, ends the member's sessions with it: calls, games and chat look at
 * these alone.
 */
export const disabledMembers = {
  name: "031-disabled-members",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

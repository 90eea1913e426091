import { isAgent, isTrial } from "@volado/domain";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Member } from "./create-member.ts";

const mayInvite = (member: Member | undefined): Member | undefined =>
  member === undefined || member.disabled || member.portal === "none" || isTrial(member) ? undefined : member;

/** Whose invitation code this is; nobody's when that member may not invite, with `agents` when they are no agent. */
export const inviterByCode = async (
  db: Kysely<Schema>,
  code: string,
  agents = false,
): Promise<Member | undefined> => {
  const member = await db
    .selectFrom("members")
    .selectAll()
    .where("invitation_code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  const inviter = mayInvite(member);
  return agents && !isAgent(inviter) ? undefined : inviter;
};

/** Whom a referrer id means: the id or the username of a member who may invite. */
export const referrerById = async (db: Kysely<Schema>, typed: string): Promise<Member | undefined> => {
  const id = typed.trim();
  const member = await db
    .selectFrom("members")
    .selectAll()
    .where((where) => where.or([where("id", "=", id), where("username", "=", id.toLowerCase())]))
    .limit(1)
    .executeTakeFirst();
  return mayInvite(member);
};

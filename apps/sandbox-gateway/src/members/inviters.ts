import { isAgent, isTrial, MemberType } from "@volado/domain/member";
import { cleanCode, cleanFigures } from "@volado/domain/validation";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Member } from "./find-member.ts";

const mayInvite = (member: Member | undefined): Member | undefined =>
  member === undefined || member.disabled || member.portal === "none" || isTrial(member) ? undefined : member;

/** Whose invitation code this is; nobody's when that member may not invite, with `agents` when they are no agent. */
const inviterByCode = async (
  db: Kysely<Schema>,
  code: string,
  agents = false,
): Promise<Member | undefined> => {
  const member = await db
    .selectFrom("members")
    .selectAll()
    .where("invitation_code", "=", cleanCode(code).toUpperCase())
    .executeTakeFirst();
  const inviter = mayInvite(member);
  return agents && !isAgent(inviter) ? undefined : inviter;
};

/** Whom a referrer id means: the id or the username of a member who may invite. */
export const referrerById = async (db: Kysely<Schema>, typed: string): Promise<Member | undefined> => {
  const id = cleanFigures(typed);
  const member = await db
    .selectFrom("members")
    .selectAll()
    .where((where) => where.or([where("id", "=", id), where("username", "=", id.toLowerCase())]))
    .limit(1)
    .executeTakeFirst();
  return mayInvite(member);
};

/** What an invitation code stands for: whom it leads to, and what whoever comes by it becomes. */
export interface CodeMeaning {
  readonly inviter: Member;
  readonly code: string;
  readonly type: number;
  /** Hundredths of a per cent. */
  readonly rebateRate: number;
}

/** The meaning of a member's own code, or of an agent's link; undefined for a code that opens nothing. */
export const invitationByCode = async (
  db: Kysely<Schema>,
  typed: string,
  agents = false,
): Promise<CodeMeaning | undefined> => {
  const link = await db
    .selectFrom("invitation_links")
    .innerJoin("members", "members.id", "invitation_links.member_id")
    .select([
      "invitation_links.code",
      "invitation_links.type",
      "invitation_links.rebate_rate",
      "members.invitation_code",
    ])
    .where("code", "=", cleanCode(typed).toUpperCase())
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const inviter = await inviterByCode(db, link?.invitation_code ?? typed, agents || link !== undefined);
  if (inviter === undefined) return undefined;
  return {
    inviter,
    code: link?.code ?? inviter.invitation_code,
    type: link?.type ?? MemberType.Member,
    rebateRate: Math.min(link?.rebate_rate ?? 0, inviter.rebate_rate),
  };
};

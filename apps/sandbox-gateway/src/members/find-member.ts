import { isAgent, isTrial, MemberType } from "@volado/domain/member";
import { cleanCode, cleanFigures, possibleMobiles } from "@volado/domain/validation";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import type { SignedIn } from "../session/sessions.ts";

/** The caller, who has an account of their own. @throws Refusal not_permitted for free accounts (Spec §6: type 4) */
export const realMemberOf = (call: Call): SignedIn["member"] => {
  const { member } = sessionOf(call);
  if (isTrial(member)) throw new Refusal("not_permitted");
  return member;
};

/** The calling agent. @throws Refusal not_permitted for every type that has no agency centre (Spec §6: 0, 4, 40) */
export const agentOf = (call: Call): SignedIn["member"] => {
  const { member } = sessionOf(call);
  if (!isAgent(member)) throw new Refusal("not_permitted");
  return member;
};

/** A mobile number of which only the last four digits are told. */
export const maskMobile = (diallingCode: string | null, mobile: string | null): string =>
  mobile === null ? "" : `+${diallingCode} •••• ${mobile.slice(-4)}`;

/** An e-mail address of which only the first letter and the host are told. */
export const maskEmail = (email: string | null): string =>
  email === null ? "" : email.replace(/^(.).*(@.*)$/u, "$1•••$2");

const mayInvite = (member: Member | undefined): Member | undefined =>
  member === undefined || member.disabled || member.portal === "none" || isTrial(member) ? undefined : member;

/** Whose invitation code this is; nobody's when that member may not invite, with `agents` when they are no agent. */
const inviterByCode = async (
  db: Kysely<Schema>,
  typed: string,
  agents = false,
): Promise<Member | undefined> => {
  const code = cleanCode(typed).toUpperCase();
  const members = db.selectFrom("members").selectAll().where("invitation_code", "=", code);
  const inviter = mayInvite(await members.executeTakeFirst());
  return agents && !isAgent(inviter) ? undefined : inviter;
};

/** Whom a referrer id means: the id or the username of a member who may invite. */
export const referrerById = async (db: Kysely<Schema>, typed: string): Promise<Member | undefined> => {
  const id = cleanFigures(typed);
  const members = db.selectFrom("members").selectAll().limit(1);
  const meant = members.where((eb) => eb.or([eb("id", "=", id), eb("username", "=", id.toLowerCase())]));
  return mayInvite(await meant.executeTakeFirst());
};

/** What an invitation code stands for: its member, and the type and rate (hundredths of a per cent) that it gives. */
export type CodeMeaning = Readonly<{ inviter: Member; code: string; type: number; rebateRate: number }>;

/** The meaning of a member's own code, or of an agent's link; undefined for a code that opens nothing. */
export const invitationByCode = async (
  db: Kysely<Schema>,
  typed: string,
  agents = false,
): Promise<CodeMeaning | undefined> => {
  const link = await db
    .selectFrom("invitation_links")
    .innerJoin("members", "members.id", "invitation_links.member_id")
    .selectAll("invitation_links")
    .select("members.invitation_code")
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

/** A member as stored. */
export type Member = Selectable<Schema["members"]>;

/** A username as members have it, out of what was typed or pasted. */
export const accountName = (typed: string): string => cleanFigures(typed).toLowerCase();

/** The member with this mobile number. */
export const memberByMobile = (db: Kysely<Schema>, diallingCode: string, mobile: string) => {
  const members = db.selectFrom("members").selectAll().where("dialling_code", "=", diallingCode);
  return members.where("mobile", "=", mobile).executeTakeFirst();
};

/** Whether a member's number is the one that a name means, whichever way it is written. */
export const hasNumberOf = (where: ExpressionBuilder<Schema, "members">, name: string) =>
  where.or([
    where("mobile", "=", name.replace(/^0/, "")),
    ...possibleMobiles(name).map(({ diallingCode, number }) =>
      where.and([where("dialling_code", "=", diallingCode), where("mobile", "=", number)]),
    ),
  ]);

/** Whom a name may mean: first those with that number, in any of the merchant's countries (docs/decisions/053). */
export const membersByName = async (db: Kysely<Schema>, typed: string): Promise<readonly Member[]> => {
  const name = accountName(typed);
  const members = db.selectFrom("members").selectAll();
  const named = await members.where("username", "=", name).execute();
  if (/\p{L}|_/u.test(name)) return named;
  const numbered = members.where((where) => hasNumberOf(where, name));
  const owners = await numbered.orderBy("created_at").orderBy("id").execute();
  return [...owners, ...named.filter(({ id }) => owners.every((owner) => owner.id !== id))];
};

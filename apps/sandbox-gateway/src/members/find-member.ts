import { isAgent, isTrial, MemberType } from "@volado/domain/member";
import { cleanCode, cleanFigures, possibleMobiles } from "@volado/domain/validation";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import type { SignedIn } from "../session/sessions.ts";

/** The caller, with an account of their own. @throws Refusal not_permitted for free accounts (Spec §6: type 4) */
export const realMemberOf = (call: Call): SignedIn["member"] => {
  const { member } = sessionOf(call);
  if (isTrial(member)) throw new Refusal("not_permitted");
  return member;
};

/** The calling agent. @throws Refusal not_permitted for types without an agency centre (Spec §6: 0, 4, 40) */
export const agentOf = (call: Call): SignedIn["member"] => {
  const { member } = sessionOf(call);
  if (!isAgent(member)) throw new Refusal("not_permitted");
  return member;
};

/** A mobile number masked except for its last four digits. */
export const maskMobile = (diallingCode: string | null, mobile: string | null): string =>
  mobile === null ? "" : `+${diallingCode} •••• ${mobile.slice(-4)}`;

/** An e-mail address masked except for its first letter and the host. */
export const maskEmail = (email: string | null): string =>
  email === null ? "" : email.replace(/^(.).*(@.*)$/u, "$1•••$2");

const mayInvite = (member: Member | undefined): Member | undefined =>
  member === undefined || member.disabled || member.portal === "none" || isTrial(member) ? undefined : member;

/** The owner of an invitation code, if they may invite; with `agents`, only agents may. */
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

/** The member of a referrer id: the id or username of a member who may invite. */
export const referrerById = async (db: Kysely<Schema>, typed: string): Promise<Member | undefined> => {
  const id = cleanFigures(typed);
  const members = db.selectFrom("members").selectAll().limit(1);
  const meant = members.where((eb) => eb.or([eb("id", "=", id), eb("username", "=", id.toLowerCase())]));
  return mayInvite(await meant.executeTakeFirst());
};

/**
 * An invitation: the inviter, and the type and rate (hundredths of a per cent) of the new account; `link` is an agent's
 * link, null for a member's own code.
 */
export type CodeMeaning = Readonly<{ inviter: Member; code: string; type: number; rebateRate: number }> &
  Readonly<{ link: string | null }>;

/** The invitation of a member's own code or an agent's link; undefined for an unknown code. */
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
    link: link?.code ?? null,
    type: link?.type ?? MemberType.Member,
    rebateRate: Math.min(link?.rebate_rate ?? 0, inviter.rebate_rate),
  };
};

export type Member = Selectable<Schema["members"]>;

/** A typed or pasted username in its stored form. */
export const accountName = (typed: string): string => cleanFigures(typed).toLowerCase();

export const memberByMobile = (db: Kysely<Schema>, diallingCode: string, mobile: string) => {
  const members = db.selectFrom("members").selectAll().where("dialling_code", "=", diallingCode);
  return members.where("mobile", "=", mobile).executeTakeFirst();
};

/** A member by username, as far as the console needs it. */
export const memberNamed = (db: Kysely<Schema>, username: string) =>
  db.selectFrom("members").select(["id", "type"]).where("username", "=", username).executeTakeFirst();

/** Whether a name is a member's number, in any notation. */
export const hasNumberOf = (where: ExpressionBuilder<Schema, "members">, name: string) =>
  where.or([
    where("mobile", "=", name.replace(/^0/, "")),
    ...possibleMobiles(name).map(({ diallingCode, number }) =>
      where.and([where("dialling_code", "=", diallingCode), where("mobile", "=", number)]),
    ),
  ]);

/** Candidates for a login name: first by number, in any of the merchant's countries (docs/decisions/053). */
export const membersByName = async (db: Kysely<Schema>, typed: string): Promise<readonly Member[]> => {
  const name = accountName(typed);
  const members = db.selectFrom("members").selectAll();
  const named = await members.where("username", "=", name).execute();
  if (/\p{L}|_/u.test(name)) return named;
  const numbered = members.where((where) => hasNumberOf(where, name));
  const owners = await numbered.orderBy("created_at").orderBy("id").execute();
  return [...owners, ...named.filter(({ id }) => owners.every((owner) => owner.id !== id))];
};

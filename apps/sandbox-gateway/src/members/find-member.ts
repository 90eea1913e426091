import { cleanFigures, possibleMobiles } from "@volado/domain/validation";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { MembersTable } from "../data/schema/members.ts";
import type { Schema } from "../data/schema.ts";

/** A member as stored. */
export type Member = Selectable<MembersTable>;

/** A username as members have it, out of what was typed or pasted. */
export const accountName = (typed: string): string => cleanFigures(typed).toLowerCase();

/** The member with this mobile number. */
export const memberByMobile = (
  db: Kysely<Schema>,
  diallingCode: string,
  mobile: string,
): Promise<Member | undefined> =>
  db
    .selectFrom("members")
    .selectAll()
    .where("dialling_code", "=", diallingCode)
    .where("mobile", "=", mobile)
    .executeTakeFirst();

/** Whether a member's number is the one that a name means, whichever way it is written. */
export const hasNumberOf = (where: ExpressionBuilder<Schema, "members">, name: string) =>
  where.or([
    where("mobile", "=", name.replace(/^0/, "")),
    ...possibleMobiles(name).map(({ diallingCode, number }) =>
      where.and([where("dialling_code", "=", diallingCode), where("mobile", "=", number)]),
    ),
  ]);

/**
 * The members that a name may mean: first those with that mobile number, however it is written and in any of the
 * merchant's countries, then the one with that username (docs/decisions/053).
 */
export const membersByName = async (db: Kysely<Schema>, typed: string): Promise<readonly Member[]> => {
  const name = accountName(typed);
  const named = await db.selectFrom("members").selectAll().where("username", "=", name).execute();
  if (/\p{L}|_/u.test(name)) return named;
  const owners = await db
    .selectFrom("members")
    .selectAll()
    .where((where) => hasNumberOf(where, name))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return [...owners, ...named.filter(({ id }) => owners.every((owner) => owner.id !== id))];
};

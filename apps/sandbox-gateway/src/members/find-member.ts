import { possibleMobiles } from "@volado/domain/validation";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Member } from "./create-member.ts";

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
 * The member called so. A mobile number is a name too, when only one member has it, however it is written and in any
 * of the merchant's countries (docs/decisions/053).
 */
export const memberByName = async (db: Kysely<Schema>, typed: string): Promise<Member | undefined> => {
  const name = typed.trim().toLowerCase();
  const named = await db.selectFrom("members").selectAll().where("username", "=", name).executeTakeFirst();
  if (named !== undefined || /\p{L}|_/u.test(name)) return named;
  const [only, ...others] = await db
    .selectFrom("members")
    .selectAll()
    .where((where) => hasNumberOf(where, name))
    .limit(2)
    .execute();
  return others.length === 0 ? only : undefined;
};

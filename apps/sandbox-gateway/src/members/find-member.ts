import type { Kysely } from "kysely";
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

/**
 * The member called so. A mobile number is a name too, when only one member has it: with or without its
 * leading zero, in any of the merchant's countries (docs/decisions/053).
 */
export const memberByName = async (db: Kysely<Schema>, typed: string): Promise<Member | undefined> => {
  const name = typed.trim().toLowerCase();
  const named = await db.selectFrom("members").selectAll().where("username", "=", name).executeTakeFirst();
  if (named !== undefined || !/^\d+$/.test(name)) return named;
  const [only, ...others] = await db
    .selectFrom("members")
    .selectAll()
    .where("mobile", "=", name.replace(/^0/, ""))
    .limit(2)
    .execute();
  return others.length === 0 ? only : undefined;
};

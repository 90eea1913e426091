import { randomInt } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Tx } from "../wallet/ledger.ts";
import { hashPassword, type PasswordCost, verifyPassword } from "./password.ts";

/** Minutes a mailed password is good for. */
export const TEMPORARY_PASSWORD_MINUTES = 30;

const LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";
const DIGITS = "23456789";

const pick = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join("");

/** Letters and digits that can be told apart: about 59 bits, and within the merchant's own rule. */
const randomPassword = (): string => pick(LETTERS, 8) + pick(DIGITS, 4);

/** Makes a temporary password in place of one that was sent before. @returns the password, to be mailed */
export const createTemporaryPassword = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  cost: PasswordCost,
): Promise<string> => {
  const password = randomPassword();
  const row = {
    password_hash: await hashPassword(password, cost),
    expires_at: now + TEMPORARY_PASSWORD_MINUTES * MINUTE_MS,
  };
  await db
    .insertInto("temporary_passwords")
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
    .execute();
  return password;
};

/** The hash of the member's temporary password, when this is it and it is still good. */
export const matchTemporaryPassword = async (
  db: Kysely<Schema>,
  memberId: string,
  password: string,
  now: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom("temporary_passwords")
    .select("password_hash")
    .where("member_id", "=", memberId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined && (await verifyPassword(password, row.password_hash))
    ? row.password_hash
    : undefined;
};

/**
 * Gives the member a password, and takes back one that was mailed. `firstTimeLogin`: it must be changed
 * before anything else.
 */
export const setPassword = async (
  tx: Tx,
  memberId: string,
  passwordHash: string,
  firstTimeLogin = false,
): Promise<void> => {
  await tx
    .updateTable("members")
    .set({ password_hash: passwordHash, first_time_login: firstTimeLogin })
    .where("id", "=", memberId)
    .execute();
  await tx.deleteFrom("temporary_passwords").where("member_id", "=", memberId).execute();
};

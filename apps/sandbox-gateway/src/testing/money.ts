import { hundredthsOf, type Money, moneyOf } from "@volado/domain/money";
import { sql } from "kysely";
import type { Services } from "../services.ts";

export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");

/** A member's balance by the wallet and by the sum of its ledger entries, in centavos. */
export const walletOf = async (
  { db }: Services,
  username: string,
): Promise<{ readonly balance: number; readonly entries: number }> => {
  const { balance, entries } = await db
    .selectFrom("members")
    .innerJoin("wallets", "wallets.member_id", "members.id")
    .innerJoin("entries", "entries.account_id", "wallets.account_id")
    .select(["wallets.balance", sql<number>`coalesce(sum(entries.amount), 0)::bigint`.as("entries")])
    .where("members.username", "=", username)
    .groupBy("wallets.balance")
    .executeTakeFirstOrThrow();
  return { balance, entries };
};

import { moneyOf } from "@volado/domain/money";
import type { WithdrawalTerms } from "@volado/domain/wallet";
import type { Kysely } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Schema } from "../data/schema.ts";
import { readWagerLeft } from "../deposits/read-wager-left.ts";

/**
 * What a member may withdraw now. Within a transaction that has locked wallet and terms the answer holds until its end.
 */
export const withdrawalTerms = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  { clock, currency }: Pick<Brand, "clock" | "currency">,
): Promise<WithdrawalTerms> => {
  const merchant = await db.selectFrom("withdrawal_terms").selectAll().executeTakeFirstOrThrow();
  const { balance, payment_password_hash } = await db
    .selectFrom("wallets")
    .innerJoin("members", "members.id", "wallets.member_id")
    .select(["wallets.balance", "members.payment_password_hash"])
    .where("members.id", "=", memberId)
    .executeTakeFirstOrThrow();
  const { count, sum } = await db
    .selectFrom("withdrawals")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.sum<string | number>("amount"), eb.lit(0)).as("sum"),
    ])
    .where("member_id", "=", memberId)
    .where("state", "<>", "rejected")
    .where("requested_at", ">=", clock.startOf(clock.day(now)))
    .executeTakeFirstOrThrow();
  const money = (centavos: number) => moneyOf(centavos, currency);
  return {
    minimum: money(merchant.min),
    maximum: money(merchant.max),
    fee: { percent: merchant.fee_rate / 100, minimum: money(merchant.min_fee) },
    available: money(balance),
    rolloverLeft: money(await readWagerLeft(db, memberId, now)),
    leftToday: money(Math.max(0, merchant.max_a_day - Number(sum))),
    freeLeft: Math.max(0, merchant.free_a_day - Number(count)),
    hasPaymentPassword: payment_password_hash !== null,
  };
};

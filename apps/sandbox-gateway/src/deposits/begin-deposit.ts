import { randomInt, randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { moneyOf } from "@volado/domain/money";
import { bonusTerms } from "@volado/domain/wallet";
import type { Kysely } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal, tooMany } from "../request/refusal.ts";
import { randomToken } from "../session/tokens.ts";
import { lockWallet, type Tx } from "../wallet/ledger.ts";
import { type DepositRow, readDeposit } from "./deposit-rows.ts";

/** Deposits of one member that may wait at a time. */
const WAITING_MAX = 20;

/** What a member wants to deposit. */
export interface DepositOrder {
  readonly memberId: string;
  readonly methodId: string;
  /** Centavos. */
  readonly amount: number;
  readonly bonusId: string | undefined;
  /** Origin of the site that asks. */
  readonly returnOrigin: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whose money it is. */
  readonly brand: Pick<Brand, "currency">;
}

const invalid = (path: string, code: string): Refusal =>
  new Refusal("invalid_input", { value: { issues: [{ path, code }] } });

/** What the chosen bonus promises in centavos; nothing without one. @throws Refusal for one that isn't on offer */
const promised = async (tx: Kysely<Schema>, { bonusId, amount, brand: { currency } }: DepositOrder) => {
  if (bonusId === undefined) return { bonus: 0, wager: 0 };
  const row = await tx
    .selectFrom("deposit_bonuses")
    .selectAll()
    .where("id", "=", bonusId)
    .where("enabled", "=", true)
    .executeTakeFirst();
  if (row === undefined) throw invalid("bonusId", "unknown");
  const { percent, rollover } = row;
  const minDeposit = moneyOf(row.min_deposit, currency);
  const maxBonus = moneyOf(row.max_bonus, currency);
  const terms = bonusTerms({ percent, rollover, minDeposit, maxBonus }, moneyOf(amount, currency));
  if (terms === undefined) throw invalid("bonusId", "too_small");
  return { bonus: terms.bonus.centavos, wager: terms.wager.centavos };
};

/** Twelve digits, as they are typed at a bank or a shop. */
const newReference = (): string => String(randomInt(10 ** 11, 10 ** 12));

/**
 * Writes down a deposit that waits for its money, within the caller's transaction.
 * @throws Refusal for what can't be had
 */
export const beginDeposit = async (tx: Tx, order: DepositOrder): Promise<DepositRow> => {
  const { memberId, amount, now } = order;
  const method = await tx
    .selectFrom("deposit_methods")
    .selectAll()
    .where("id", "=", order.methodId)
    .where("enabled", "=", true)
    .executeTakeFirst();
  if (method === undefined) throw invalid("methodId", "unknown");
  if (amount < method.min) throw invalid("amount", "too_small");
  if (amount > method.max) throw invalid("amount", "too_big");
  // One member's orders take turns, so that each sees how many wait before it.
  await lockWallet(tx, memberId);
  const { waiting } = await tx
    .selectFrom("deposits")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("member_id", "=", memberId)
    .where("state", "=", "awaiting")
    .where("pay_before", ">", now)
    .executeTakeFirstOrThrow();
  if (waiting >= WAITING_MAX) throw tooMany("too_many_requests", MINUTE_MS);
  const id = randomUUID();
  await tx
    .insertInto("deposits")
    .values({
      id,
      member_id: memberId,
      method_id: method.id,
      kind: method.kind,
      state: "awaiting",
      amount,
      ...(await promised(tx, order)),
      reference: newReference(),
      remark: "",
      pay_ticket: randomToken(),
      return_origin: order.returnOrigin,
      created_at: now,
      pay_before: now + method.minutes_to_pay * MINUTE_MS,
      submitted_at: null,
      settled_at: null,
    })
    .execute();
  return readDeposit(tx, memberId, id);
};

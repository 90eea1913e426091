import { randomInt, randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { decimalOf, moneyOf } from "@volado/domain/money";
import { bonusTerms, type DepositReason, depositStateAt } from "@volado/domain/wallet";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage, Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { writeDepositMessage } from "../inbox/settlement-messages.ts";
import { payPath } from "../pay/page.ts";
import { readPictures, type SentPictures } from "../pictures/read-pictures.ts";
import { invalidFields, Refusal, tooMany } from "../request/refusal.ts";
import { randomToken } from "../session/sessions.ts";
import { activeGrant, grantBonus } from "../wallet/bonus-grants.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";

type DepositRow = Selectable<Schema["deposits"]> &
  Pick<Selectable<Schema["deposit_methods"]>, "name" | "bank" | "holder" | "account" | "shop" | "fee">;

export const depositRows = (db: Kysely<Schema>) =>
  db
    .selectFrom("deposits")
    .innerJoin("deposit_methods", "deposit_methods.id", "deposits.method_id")
    .selectAll("deposits")
    .select(["name", "bank", "holder", "account", "shop", "fee"]);

/** A member's deposit. @throws Refusal not_found when there is none or it is another member's */
export const readDeposit = (db: Kysely<Schema>, memberId: string, id: string): Promise<DepositRow> =>
  depositRows(db)
    .where("deposits.member_id", "=", memberId)
    .where("deposits.id", "=", id)
    .executeTakeFirstOrThrow(() => new Refusal("not_found"));

/** Maximum number of pending deposits of a member. */
const WAITING_MAX = 20;

type Order = Readonly<{ memberId: string; now: number }>;

/** A deposit request, in centavos; `returnOrigin` is the origin of the calling site. */
interface DepositOrder extends Order, Readonly<Record<"methodId" | "returnOrigin", string>> {
  readonly amount: number;
  readonly bonusId: string | undefined;
  readonly brand: Pick<Brand, "currency">;
}

const hasPaidDeposit = async (db: Kysely<Schema>, memberId: string): Promise<boolean> => {
  const own = db.selectFrom("deposits").select("id").where("member_id", "=", memberId);
  return (await own.where("state", "=", "paid").limit(1).executeTakeFirst()) !== undefined;
};

/** The bonuses that a member is offered, in their order. */
export const offeredBonuses = async (db: Kysely<Schema>, memberId: string) => {
  const all = await db
    .selectFrom("deposit_bonuses")
    .selectAll()
    .where("enabled", "=", true)
    .orderBy("sort")
    .execute();
  const later = all.filter(({ first_only }) => !first_only);
  return later.length < all.length && (await hasPaidDeposit(db, memberId)) ? later : all;
};

/** Whether an unpaid deposit of the member promises a bonus. */
export const promisesBonus = async (db: Kysely<Schema>, { memberId, now }: Order): Promise<boolean> => {
  const own = db.selectFrom("deposits").select("id").where("member_id", "=", memberId).where("bonus", ">", 0);
  const open = own.where(({ eb, and, or }) =>
    or([eb("state", "=", "review"), and([eb("state", "=", "awaiting"), eb("pay_before", ">", now)])]),
  );
  return (await open.limit(1).executeTakeFirst()) !== undefined;
};

/** Amount of the chosen bonus in centavos; zero without one. @throws Refusal when it isn't available */
const promised = async (tx: Kysely<Schema>, order: DepositOrder) => {
  const { memberId, bonusId, amount, brand } = order;
  const { currency } = brand;
  if (bonusId === undefined) return { bonus: 0, wager: 0 };
  const row = (await offeredBonuses(tx, memberId)).find(({ id }) => id === bonusId);
  if (row === undefined) throw invalidFields([["bonusId", "unknown"]]);
  if ((await activeGrant(tx, memberId)) !== undefined || (await promisesBonus(tx, order)))
    throw invalidFields([["bonusId", "taken"]]);
  const minDeposit = moneyOf(row.min_deposit, currency);
  const maxBonus = moneyOf(row.max_bonus, currency);
  const terms = bonusTerms({ ...row, minDeposit, maxBonus }, moneyOf(amount, currency));
  if (terms === undefined) throw invalidFields([["bonusId", "too_small"]]);
  return { bonus_id: bonusId, bonus: terms.bonus.centavos, wager: terms.wager.centavos };
};

/** Creates a pending deposit. @throws Refusal when method, amount or bonus isn't available */
export const beginDeposit = async (tx: Tx, order: DepositOrder): Promise<DepositRow> => {
  const { memberId, amount, now } = order;
  const methods = tx.selectFrom("deposit_methods").selectAll().where("id", "=", order.methodId);
  const method = await methods.where("enabled", "=", true).executeTakeFirst();
  if (method === undefined) throw invalidFields([["methodId", "unknown"]]);
  if (amount < method.min) throw invalidFields([["amount", "too_small"]]);
  if (amount > method.max) throw invalidFields([["amount", "too_big"]]);
  // Serializes one member's orders, so that each sees the pending ones before it.
  await lockWallet(tx, memberId);
  const own = tx.selectFrom("deposits").select("id").where("member_id", "=", memberId);
  const waiting = await own.where("state", "=", "awaiting").where("pay_before", ">", now).execute();
  if (waiting.length >= WAITING_MAX) throw tooMany("too_many_requests", MINUTE_MS);
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
      // Twelve digits, because people type them at a bank or a shop.
      reference: String(randomInt(10 ** 11, 10 ** 12)),
      remark: "",
      pay_ticket: randomToken(),
      return_origin: order.returnOrigin,
      created_at: now,
      pay_before: now + method.minutes_to_pay * MINUTE_MS,
    })
    .execute();
  return readDeposit(tx, memberId, id);
};

/** One of the member's deposits, locked. @throws Refusal not_found, or conflict when it is no longer unpaid */
const lockUnpaid = async (tx: Tx, id: string, { memberId, now }: Order): Promise<DepositRow> => {
  await tx.selectFrom("deposits").select("id").where("id", "=", id).forUpdate().execute();
  const deposit = await readDeposit(tx, memberId, id);
  const state = depositStateAt({ state: deposit.state, payBefore: deposit.pay_before }, now);
  if (state !== "awaiting") throw new Refusal("conflict", { message: `The deposit is ${state}.` });
  return deposit;
};

/** Cancels an unpaid deposit. @throws Refusal not_found, or conflict when it is no longer unpaid */
export const cancelUnpaid = async (tx: Tx, id: string, order: Order): Promise<DepositRow> => {
  await lockUnpaid(tx, id, order);
  const cancelled = { state: "cancelled", settled_at: order.now } as const;
  await tx.updateTable("deposits").set(cancelled).where("id", "=", id).execute();
  return readDeposit(tx, order.memberId, id);
};

type SentReceipts = Order & Readonly<{ depositId: string; remark: string; files: SentPictures }>;

/** Stores the receipts and submits the deposit for review. @throws Refusal conflict when it takes no receipt */
export const storeReceipts = async (tx: Tx, sent: SentReceipts): Promise<DepositRow> => {
  const { memberId, depositId, now } = sent;
  const { kind } = await lockUnpaid(tx, depositId, sent);
  if (kind !== "transfer") throw new Refusal("conflict", { message: `A ${kind} takes no receipt.` });
  const receipts = (await readPictures(sent.files)).map((picture) => ({ deposit_id: depositId, ...picture }));
  await tx.insertInto("deposit_receipts").values(receipts).execute();
  const review = { state: "review", remark: sent.remark, submitted_at: now } as const;
  await tx.updateTable("deposits").set(review).where("id", "=", depositId).execute();
  return readDeposit(tx, memberId, depositId);
};

/**
 * Settles a deposit and writes to the member about it; when it was paid, moves its money and its bonus. Money that
 * arrives late, or after the deposit was cancelled, is still credited. A bonus for the first deposit isn't paid if
 * another deposit was paid before.
 * @param outcome "paid", or why it is rejected
 * @returns false when it was already settled, undefined when there is none
 */
export const settleDeposit = async (
  tx: Tx,
  id: string,
  outcome: "paid" | DepositReason,
  { now, brand }: Readonly<{ now: number; brand: Brand }>,
): Promise<boolean | undefined> => {
  // Serializes concurrent settlements; the second one finds it settled.
  const locked = tx.selectFrom("deposits").selectAll().where("id", "=", id).forUpdate();
  const deposit = await locked.executeTakeFirst();
  if (deposit === undefined) return undefined;
  if (deposit.state === "paid" || deposit.state === "rejected") return false;
  if (deposit.state === "cancelled" && outcome !== "paid") return false;
  const { member_id: memberId, bonus_id } = deposit;
  const isPaid = outcome === "paid";
  await lockWallet(tx, memberId);
  const firstOnly = tx
    .selectFrom("deposit_bonuses")
    .select("id")
    .where("id", "=", bonus_id)
    .where("first_only", "=", true);
  const isLost =
    isPaid && (await firstOnly.executeTakeFirst()) !== undefined && (await hasPaidDeposit(tx, memberId));
  const settled = isPaid ? { state: outcome } : ({ state: "rejected", reason: outcome } as const);
  const row = await tx
    .updateTable("deposits")
    .set({ ...settled, settled_at: now, ...(isLost && { bonus: 0, wager: 0 }) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isPaid) {
    const movement = { memberId, reference: `deposit:${id}`, at: now };
    await move(tx, { ...movement, kind: "deposit", amount: row.amount });
    await move(tx, { ...movement, kind: "bonus", amount: row.bonus });
    if (row.bonus > 0) await grantBonus(tx, row, { brand, at: now });
  }
  await writeDepositMessage(tx, row, brand, now);
  return true;
};

type WireDeposit = WireValue<Endpoints["getDeposit"]>;

export interface Viewed {
  readonly now: number;
  readonly language: ContentLanguage;
  readonly brand: Brand;
  /** Prefix of the gateway's page addresses. */
  readonly origin: string;
}

const wireShop = ({ shop, fee }: Pick<DepositRow, "shop" | "fee">) =>
  shop === null ? {} : { shop: { name: shop, fee: decimalOf(fee) } };

export const wireDeposit = (row: DepositRow, { now, language, origin, brand }: Viewed): WireDeposit => {
  const state = depositStateAt({ state: row.state, payBefore: row.pay_before }, now);
  const { id, kind, bank, holder, account } = row;
  return {
    id,
    kind,
    methodName: brand.text(row.name[language], language),
    state,
    amount: decimalOf(row.amount),
    currency: brand.currency,
    bonus: decimalOf(row.bonus),
    wager: decimalOf(row.wager),
    bonusLost: row.bonus_id !== null && row.bonus === 0,
    reference: row.reference,
    ...(bank !== null &&
      holder !== null &&
      account !== null && {
        payTo: { bank: brand.text(bank, language), holder: brand.text(holder, language), account },
      }),
    ...wireShop(row),
    ...(kind === "redirect" &&
      state === "awaiting" && { payUrl: origin + payPath(row.pay_ticket, language) }),
    createdAt: row.created_at,
    payBefore: row.pay_before,
    settledAt: row.settled_at,
    ...(row.reason !== null && { reason: row.reason }),
  };
};

export const wireMethod = (
  row: Selectable<Schema["deposit_methods"]>,
  { brand, language }: Pick<Viewed, "brand" | "language">,
) => ({
  id: row.id,
  kind: row.kind,
  name: brand.text(row.name[language], language),
  min: decimalOf(row.min),
  max: decimalOf(row.max),
  quickAmounts: row.quick_amounts.map(decimalOf),
  ...wireShop(row),
});

export const wireBonus = (row: Selectable<Schema["deposit_bonuses"]>, language: ContentLanguage) => ({
  id: row.id,
  title: row.title[language],
  percent: row.percent,
  minDeposit: decimalOf(row.min_deposit),
  maxBonus: decimalOf(row.max_bonus),
  rollover: row.rollover,
});

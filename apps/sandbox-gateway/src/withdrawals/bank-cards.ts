import { randomUUID } from "node:crypto";
import { bankNumberKind } from "@volado/domain/wallet";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";

export const MAX_CARDS = 5;

export type StoredBankCard = Selectable<Schema["bank_cards"]>;

/** A bank's name; its code for one that is no longer listed. */
export const bankName = ({ sandbox }: Pick<Brand, "sandbox">, code: string): string =>
  sandbox.banks.find((bank) => bank.code === code)?.name ?? code;

/** A card as sent to the client: never with its whole number. */
export const wireBankCard = (
  card: StoredBankCard,
  brand: Pick<Brand, "sandbox">,
): WireValue<Endpoints["addBankCard"]> => ({
  id: card.id,
  bank: { code: card.bank_code, name: bankName(brand, card.bank_code) },
  holder: card.holder,
  kind: card.number_type === "CLABE" ? "clabe" : "card",
  lastDigits: card.number.slice(-4),
  addedAt: card.created_at,
});

const cardsInUse = (db: Kysely<Schema>, memberId: string) =>
  db.selectFrom("bank_cards").selectAll().where("member_id", "=", memberId).where("removed_at", "is", null);

/** The member's cards, newest first. */
export const bankCardsOf = (db: Kysely<Schema>, memberId: string): Promise<StoredBankCard[]> =>
  cardsInUse(db, memberId).orderBy("created_at", "desc").orderBy("id").execute();

/** One of the member's cards. @throws Refusal not_found when it is another member's or was removed */
export const bankCardOf = (db: Kysely<Schema>, memberId: string, cardId: string): Promise<StoredBankCard> =>
  cardsInUse(db, memberId)
    .where("id", "=", cardId)
    .executeTakeFirstOrThrow(() => new Refusal("not_found"));

/** A new card; `number` has passed the domain's rule. */
export type NewBankCard = Readonly<Record<"memberId" | "bankCode" | "holder" | "number", string>>;

/** Adds a card, inside a transaction. @throws Refusal bank_card_limit, bank_card_taken */
export const insertBankCard = async (tx: Tx, card: NewBankCard, now: number): Promise<StoredBankCard> => {
  // Serializes one member's additions, so that the limit holds. Not "for update": every keyed write already shares a
  // lock on the member's row through its key, so two of them would deadlock.
  await tx.selectFrom("members").select("id").where("id", "=", card.memberId).forNoKeyUpdate().execute();
  if ((await bankCardsOf(tx, card.memberId)).length >= MAX_CARDS) throw new Refusal("bank_card_limit");
  return tx
    .insertInto("bank_cards")
    .values({
      id: `B-${randomUUID()}`,
      member_id: card.memberId,
      bank_code: card.bankCode,
      holder: card.holder,
      number: card.number,
      number_type: bankNumberKind(card.number) === "card" ? "CARD" : "CLABE",
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("number").where("removed_at", "is", null).doNothing())
    .returningAll()
    .executeTakeFirstOrThrow(() => new Refusal("bank_card_taken"));
};

/**
 * Removes a card, inside a transaction. @throws Refusal not_found when it is another member's or was already removed
 */
export const dropBankCard = async (tx: Tx, memberId: string, cardId: string, now: number): Promise<void> => {
  const own = (await bankCardOf(tx, memberId, cardId)).id;
  const card = tx.updateTable("bank_cards").where("id", "=", own).where("removed_at", "is", null);
  const { numUpdatedRows } = await card.set({ removed_at: now }).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal("not_found");
};

import { contractStateAt } from "@volado/domain/agency";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import type { ContractRow } from "./wire-contract.ts";

/** Contracts with the user name of who offered them. */
export const contractRows = (db: Kysely<Schema>, memberId: string) =>
  db
    .selectFrom("contracts")
    .innerJoin("members as uplines", "uplines.id", "contracts.offered_by")
    .selectAll("contracts")
    .select("uplines.username as upline")
    .where("contracts.member_id", "=", memberId);

const readContract = async (db: Kysely<Schema>, memberId: string, id: string): Promise<ContractRow> => {
  const row = await contractRows(db, memberId).where("contracts.id", "=", id).executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return row;
};

/** A member's answer to an offer. */
export interface Answer {
  readonly memberId: string;
  readonly contractId: string;
  readonly accept: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Accepts or refuses an offer, within the caller's transaction: an accepted one ends what was in force of its kind.
 *
 * @returns the contract as it stands then.
 * @throws Refusal not_found for what isn't the member's; conflict when it can't be answered any more.
 */
export const answerOffer = async (
  tx: Tx,
  { memberId, contractId, accept, now }: Answer,
): Promise<ContractRow> => {
  // Two answers at the same moment take turns, and the second one finds it answered.
  await tx.selectFrom("contracts").select("id").where("id", "=", contractId).forUpdate().execute();
  const offer = await readContract(tx, memberId, contractId);
  const state = contractStateAt(
    { state: offer.state, answerBefore: offer.answer_before, validUntil: undefined },
    now,
  );
  if (state !== "offered") throw new Refusal("conflict", { message: `The contract is ${state}.` });
  if (accept) {
    await tx
      .updateTable("contracts")
      .set({ state: "ended", ended_at: now })
      .where("member_id", "=", memberId)
      .where("kind", "=", offer.kind)
      .where("state", "=", "active")
      .execute();
  }
  await tx
    .updateTable("contracts")
    .set({ state: accept ? "active" : "refused", answered_at: now })
    .where("id", "=", contractId)
    .execute();
  return readContract(tx, memberId, contractId);
};

import { randomUUID } from "node:crypto";
import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { type ContractKind, contractKinds, contractStateAt } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { decimalOf } from "@volado/domain/money";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContractTierRow, Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";

type WireContract = WireValueOf<typeof endpoints.answerContract>;

type ContractRow = Selectable<Schema["contracts"]>;

const wireTier = ({ from, members, pay }: ContractTierRow): WireContract["tiers"][number] => ({
  from: decimalOf(from),
  activeMembers: members,
  pay:
    "share" in pay
      ? { type: "percent", percent: decimalOf(pay.share) }
      : { type: "amount", amount: decimalOf(pay.amount) },
});

const stateAt = ({ state, answer_before, valid_until }: ContractRow, now: number) =>
  contractStateAt({ state, answerBefore: answer_before, validUntil: valid_until ?? undefined }, now);

export const wireContract = (row: ContractRow, now: number, brand: Brand): WireContract => ({
  id: row.id,
  kind: row.kind,
  state: stateAt(row, now),
  offeredBy: brand.name,
  offeredAt: row.offered_at,
  answerBefore: row.answer_before,
  answeredAt: row.answered_at,
  validUntil: row.valid_until,
  endedAt: row.ended_at,
  basis: row.basis,
  period: row.period,
  currency: brand.currency,
  tiers: row.tiers.map(wireTier),
});

const TIME_TO_ANSWER_MS = 7 * DAY_MS;

/** Withdraws a member's pending offers. @returns their number */
export const withdrawContracts = async (
  tx: Tx,
  memberId: string,
  now: number,
  kinds: readonly ContractKind[] = contractKinds,
): Promise<number> => {
  const offered = tx
    .updateTable("contracts")
    .where("member_id", "=", memberId)
    .where("state", "=", "offered");
  const withdrawn = offered.where("kind", "in", [...kinds]).set({ state: "withdrawn", ended_at: now });
  return Number((await withdrawn.executeTakeFirst()).numUpdatedRows);
};

/** Offers a member a contract on the brand's terms, replacing a pending one of its kind. @returns its id */
export const offerContract = async (
  tx: Tx,
  memberId: string,
  kind: ContractKind,
  now: number,
  { sandbox }: Pick<Brand, "sandbox">,
): Promise<string> => {
  const members = tx.selectFrom("members").select("id").where("id", "=", memberId);
  await members.forNoKeyUpdate().executeTakeFirstOrThrow();
  await withdrawContracts(tx, memberId, now, [kind]);
  const { basis, period, tiers } = sandbox.contracts[kind];
  const id = randomUUID();
  const times = { offered_at: now, answer_before: now + TIME_TO_ANSWER_MS };
  const terms = { kind, basis, period, tiers: JSON.stringify(tiers), ...times };
  const offer = { id, member_id: memberId, state: "offered", ...terms } as const;
  await tx.insertInto("contracts").values(offer).execute();
  return id;
};

const readContract = async (db: Kysely<Schema>, memberId: string, id: string): Promise<ContractRow> => {
  const contract = db
    .selectFrom("contracts")
    .selectAll()
    .where("member_id", "=", memberId)
    .where("id", "=", id);
  return contract.executeTakeFirstOrThrow(() => new Refusal("not_found"));
};

type Answer = Readonly<{ memberId: string; contractId: string; accept: boolean; now: number }>;

/**
 * Accepts or refuses an offer; accepting ends the active contract of that kind.
 * @throws Refusal not_found for another member's; conflict when it can no longer be answered
 */
export const answerOffer = async (
  tx: Tx,
  { memberId, contractId, accept, now }: Answer,
): Promise<ContractRow> => {
  // Serializes concurrent answers; the second one finds the offer answered.
  await tx.selectFrom("contracts").select("id").where("id", "=", contractId).forUpdate().execute();
  const offer = await readContract(tx, memberId, contractId);
  const state = stateAt(offer, now);
  if (state !== "offered") throw new Refusal("conflict", { message: `The contract is ${state}.` });
  if (accept) {
    const active = tx
      .updateTable("contracts")
      .where("member_id", "=", memberId)
      .where("state", "=", "active");
    await active.where("kind", "=", offer.kind).set({ state: "ended", ended_at: now }).execute();
  }
  const answer = { state: accept ? "active" : "refused", answered_at: now } as const;
  await tx.updateTable("contracts").set(answer).where("id", "=", contractId).execute();
  return readContract(tx, memberId, contractId);
};

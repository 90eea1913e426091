import { randomUUID } from "node:crypto";
import { type ContractKind, contractKinds } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { CONTRACT_UPLINE, offeredTerms } from "../data/world/contracts.ts";
import type { Tx } from "../wallet/ledger.ts";

/** How long an agent has to answer. */
const TIME_TO_ANSWER_MS = 7 * DAY_MS;

/** Who offers contracts to members whom nobody invited; to that one itself the demo agent does. */
const uplineOf = async (tx: Tx, member: { id: string; inviter_id: string | null }): Promise<string> => {
  if (member.inviter_id !== null) return member.inviter_id;
  const { id } = await tx
    .selectFrom("members")
    .select("id")
    .where("username", "in", [CONTRACT_UPLINE, "agente"])
    .where("id", "<>", member.id)
    // "corredor" comes before "agente".
    .orderBy("username", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

/** Takes back what waits for a member's answer. @returns how many offers that were */
export const withdrawContracts = async (
  tx: Tx,
  memberId: string,
  now: number,
  kinds: readonly ContractKind[] = contractKinds,
): Promise<number> => {
  const result = await tx
    .updateTable("contracts")
    .set({ state: "withdrawn", ended_at: now })
    .where("member_id", "=", memberId)
    .where("state", "=", "offered")
    .where("kind", "in", [...kinds])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** Offers a member a contract on the sandbox's terms, in place of one of the kind that still waits. @returns its id */
export const offerContract = async (
  tx: Tx,
  memberId: string,
  kind: ContractKind,
  now: number,
): Promise<string> => {
  const member = await tx
    .selectFrom("members")
    .select(["id", "inviter_id"])
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await withdrawContracts(tx, memberId, now, [kind]);
  const { basis, period, tiers } = offeredTerms[kind];
  const id = randomUUID();
  await tx
    .insertInto("contracts")
    .values({
      id,
      member_id: memberId,
      offered_by: await uplineOf(tx, member),
      kind,
      state: "offered",
      basis,
      period,
      tiers: JSON.stringify(tiers),
      offered_at: now,
      answer_before: now + TIME_TO_ANSWER_MS,
      answered_at: null,
      valid_until: null,
      ended_at: null,
    })
    .execute();
  return id;
};

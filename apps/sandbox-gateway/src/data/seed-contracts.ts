import { DAY_MS } from "@volado/domain/calendar";
import type { Insertable, Kysely } from "kysely";
import type { ContractsTable } from "./schema/contracts.ts";
import type { Schema } from "./schema.ts";
import { CONTRACT_UPLINE, type SeedContract, seedContracts } from "./world/contracts.ts";

const rowOf = (contract: SeedContract, ids: ReadonlyMap<string, string>, now: number) => {
  const member = ids.get(contract.username);
  const upline = ids.get(CONTRACT_UPLINE);
  if (member === undefined || upline === undefined) return [];
  const daysAgo = (days: number) => now - days * DAY_MS;
  const row: Insertable<ContractsTable> = {
    id: `C-${contract.username}-${contract.kind}-${contract.state}`,
    member_id: member,
    offered_by: upline,
    kind: contract.kind,
    state: contract.state,
    basis: contract.terms.basis,
    period: contract.terms.period,
    tiers: JSON.stringify(contract.terms.tiers),
    offered_at: daysAgo(contract.offered),
    answer_before: daysAgo(contract.answerBefore),
    answered_at: contract.answered === undefined ? null : daysAgo(contract.answered),
    valid_until: contract.validUntil === undefined ? null : daysAgo(contract.validUntil),
    ended_at: contract.ended === undefined ? null : daysAgo(contract.ended),
  };
  return [row];
};

/** Writes the agents' contracts into a world that has none: a new one, or one from before there were any. */
export const seedContractsInto = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const known = await db.selectFrom("contracts").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const names = [CONTRACT_UPLINE, ...seedContracts.map(({ username }) => username)];
  const members = await db
    .selectFrom("members")
    .select(["id", "username"])
    .where("username", "in", names)
    .execute();
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  const rows = seedContracts.flatMap((contract) => rowOf(contract, ids, now));
  if (rows.length === 0) return;
  await db
    .insertInto("contracts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

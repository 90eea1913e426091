import { randomUUID } from "node:crypto";
import { INVITATION_LINKS_MAX, type Transfer, transferProblem } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import { type Money, moneyOf, multiplyMoney, subtractMoney } from "@volado/domain/money";
import { withdrawable } from "@volado/domain/wallet";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import { invitationCode } from "../members/create-member.ts";
import { Refusal } from "../request/refusal.ts";
import { activeGrant } from "../wallet/bonus-grants.ts";
import { lockWallet, post, type Tx } from "../wallet/ledger.ts";
import { readTree } from "./figures.ts";

/** Terms of an invitation link, as stored. */
export interface StoredTerms {
  readonly type: number;
  /** Hundredths of a per cent. */
  readonly rate: number;
}

export const wireLink = (link: Selectable<Schema["invitation_links"]>, joined = 0) => ({
  code: link.code,
  agent: link.type === MemberType.Agent,
  rebateRate: link.rebate_rate / 100,
  createdAt: link.created_at,
  joined,
});

/** How many members registered through each of an agent's links, active or removed. */
export const joinedByLink = async (
  db: Kysely<Schema>,
  agentId: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ code: string; joined: number }>`
    select code, count(*)::bigint as joined from invitation_links join members on invitation_link = code
    where invitation_links.member_id = ${agentId} group by code`.execute(db);
  return new Map(rows.map(({ code, joined }) => [code, joined]));
};

/** An agent's active links, newest first. */
export const linksOf = (db: Kysely<Schema>, agentId: string) => {
  const own = db.selectFrom("invitation_links").selectAll().where("member_id", "=", agentId);
  return own.where("removed_at", "is", null).orderBy("created_at", "desc").orderBy("code").execute();
};

/** @throws Refusal conflict when the agent has the maximum number of links. */
export const makeLink = async (tx: Tx, agentId: string, { type, rate }: StoredTerms, now: number) => {
  // Serializes one agent's links, so that parallel calls can't exceed the maximum.
  await tx.selectFrom("members").select("id").where("id", "=", agentId).forNoKeyUpdate().execute();
  if ((await linksOf(tx, agentId)).length >= INVITATION_LINKS_MAX)
    throw new Refusal("conflict", { message: "Too many links." });
  const link = { code: invitationCode(), member_id: agentId, type, rebate_rate: rate, created_at: now };
  return tx.insertInto("invitation_links").values(link).returningAll().executeTakeFirstOrThrow();
};

/** @throws Refusal not_found for a link that is not the agent's or was removed. */
export const removeLink = async (tx: Tx, agentId: string, code: string, now: number): Promise<void> => {
  const links = tx.updateTable("invitation_links").where("member_id", "=", agentId);
  const link = links.where("code", "=", code.trim().toUpperCase()).where("removed_at", "is", null);
  const { numUpdatedRows } = await link.set({ removed_at: now }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("not_found");
};

/** A transfer from an agent to downlines: the same amount for each. */
type TransferOrder = Readonly<{ agentId: string; memberIds: readonly string[]; amount: Money; now: number }>;

/**
 * Moves the amount from the agent's wallet into each downline's.
 * @throws Refusal not_permitted for members outside the tree; insufficient_balance, also when the rest is bonus money;
 * invalid_input
 */
export const transfer = async (
  tx: Tx,
  { agentId, memberIds, amount, now }: TransferOrder,
): Promise<Transfer> => {
  const { root, byId } = await readTree(tx, agentId);
  const recipients = [...new Set(memberIds)].toSorted();
  if (recipients.some((id) => id === root.id || !byId.has(id))) throw new Refusal("not_permitted");
  // A fixed order, so that crossing transfers don't deadlock.
  let balance = moneyOf(0, amount.currency);
  const accounts = new Map<string, string>();
  for (const id of [agentId, ...recipients].toSorted()) {
    const wallet = await lockWallet(tx, id);
    accounts.set(id, wallet.accountId);
    if (id === agentId)
      balance = moneyOf(withdrawable(wallet.balance, await activeGrant(tx, agentId)), amount.currency);
  }
  const problem = transferProblem(amount, recipients.length, balance);
  if (problem === "balance") throw new Refusal("insufficient_balance");
  if (problem !== undefined || recipients.length !== memberIds.length)
    throw new Refusal("invalid_input", { message: problem ?? "A member is listed twice." });
  for (const id of recipients) {
    const sides = [
      { accountId: accounts.get(agentId) ?? "", amount: -amount.centavos },
      { accountId: accounts.get(id) ?? "", amount: amount.centavos },
    ];
    const reference = `downline:${randomUUID()}`;
    await post(tx, { memberId: agentId, kind: "transfer", reference, at: now, sides });
  }
  const total = multiplyMoney(amount, recipients.length);
  return { total, balance: subtractMoney(balance, total) };
};

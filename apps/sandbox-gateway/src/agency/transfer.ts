import { randomUUID } from "node:crypto";
import { type Transfer, transferProblem } from "@volado/domain/agency";
import { type Money, moneyOf, multiplyMoney, subtractMoney } from "@volado/domain/money";
import { readWagerLeft } from "../deposits/read-wager-left.ts";
import { Refusal } from "../request/refusal.ts";
import { lockWallet, post, type Tx } from "../wallet/ledger.ts";
import { readTree } from "./team-tree.ts";

/** Money of an agent's for downlines. */
export interface TransferOrder {
  readonly agentId: string;
  readonly memberIds: readonly string[];
  /** For each of them. */
  readonly amount: Money;
  readonly now: number;
}

/**
 * Moves the amount from the agent's wallet into each of the downlines', within the caller's transaction.
 *
 * @returns what left the wallet, and what is left in it.
 * @throws Refusal not_permitted for anybody outside the tree; rollover_left, since a transfer would lead
 * bonus money past its terms; insufficient_balance; invalid_input.
 */
export const transfer = async (
  tx: Tx,
  { agentId, memberIds, amount, now }: TransferOrder,
): Promise<Transfer> => {
  const { root, byId } = await readTree(tx, agentId);
  const wanted = [...new Set(memberIds)].toSorted();
  if (wanted.some((id) => id === root.id || !byId.has(id))) throw new Refusal("not_permitted");
  // Always in the same order, so that transfers that cross don't wait for each other for ever.
  let balance = moneyOf(0, amount.currency);
  const accounts = new Map<string, string>();
  for (const id of [agentId, ...wanted].toSorted()) {
    const wallet = await lockWallet(tx, id);
    accounts.set(id, wallet.accountId);
    if (id === agentId) balance = moneyOf(wallet.balance, amount.currency);
  }
  const problem = transferProblem(amount, wanted.length, balance);
  if (problem === "balance") throw new Refusal("insufficient_balance");
  if (problem !== undefined || wanted.length !== memberIds.length)
    throw new Refusal("invalid_input", { message: problem ?? "Somebody is named twice." });
  if ((await readWagerLeft(tx, agentId, now)) > 0) throw new Refusal("rollover_left");
  for (const id of wanted) {
    const sides = [
      { accountId: accounts.get(agentId) ?? "", amount: -amount.centavos },
      { accountId: accounts.get(id) ?? "", amount: amount.centavos },
    ];
    const reference = `downline:${randomUUID()}`;
    await post(tx, { memberId: agentId, kind: "transfer", reference, at: now, sides });
  }
  const total = multiplyMoney(amount, wanted.length);
  return { total, balance: subtractMoney(balance, total) };
};

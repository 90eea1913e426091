import { HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { HouseAccount } from "../wallet/ledger.ts";
import type { PastMovement } from "../wallet/write-history.ts";
import type { Earning } from "./world/team/earnings.ts";
import { SETTLED_AFTER_MS, type TeamEvent } from "./world/team/play.ts";
import { TEAM_ID } from "./world/team/tree.ts";

/** The account of a member's wallet. */
export const walletOf = (memberId: string): string => `wallet:${memberId}`;

/** A movement between a wallet and the house, positive into the wallet. */
const movement = (
  id: string,
  kind: PastMovement["kind"],
  [memberId, reference, at]: readonly [memberId: string, reference: string, at: number],
  [house, amount]: readonly [house: string, amount: number],
): PastMovement => ({
  id: `${TEAM_ID}m-${id}`,
  memberId,
  kind,
  reference,
  at,
  sides: [
    { accountId: walletOf(memberId), amount },
    { accountId: house, amount: -amount },
  ],
});

/** A withdrawal that was paid within the hour; both of its movements. */
const withdrawn = (id: string, memberId: string, amount: number, at: number): readonly PastMovement[] => {
  const reference = `withdrawal:${id}`;
  const paid: PastMovement = {
    ...movement(`${id}-paid`, "payout", [memberId, reference, at + MINUTE_MS], [HouseAccount.Payouts, 0]),
    sides: [
      { accountId: HouseAccount.Payouts, amount: -amount },
      { accountId: HouseAccount.Cash, amount },
    ],
  };
  return [movement(id, "withdrawal", [memberId, reference, at], [HouseAccount.Payouts, -amount]), paid];
};

const withdrawalRow = (id: string, memberId: string, amount: number, at: number) => ({
  id,
  member_id: memberId,
  state: "paid",
  amount,
  fee: 0,
  bank: "BBVA",
  card_tail: "0000",
  holder: memberId,
  requested_at: at,
  settled_at: at + MINUTE_MS,
});

/** What the tree leaves in the tables that keep what members do. */
export interface TeamRows {
  readonly rounds: Record<string, unknown>[];
  readonly bets: Record<string, unknown>[];
  readonly deposits: Record<string, unknown>[];
  readonly rewards: Record<string, unknown>[];
  readonly withdrawals: Record<string, unknown>[];
}

/** Keeps what happened in the tables that it would be in. @returns how it moved money */
export const keepEvent = (event: TeamEvent, index: number, rows: TeamRows): readonly PastMovement[] => {
  const id = `${TEAM_ID}${event.kind}-${index}`;
  const { at, amount, member } = event;
  const row = { id, member_id: member.id };
  switch (event.kind) {
    case "deposit":
      rows.deposits.push({
        ...row,
        method_id: "card",
        kind: "redirect",
        state: "paid",
        amount,
        bonus: 0,
        wager: 0,
        reference: id,
        remark: "",
        pay_ticket: id,
        return_origin: "",
        created_at: at - MINUTE_MS,
        pay_before: at + HOUR_MS,
        settled_at: at,
      });
      return [movement(id, "deposit", [member.id, `deposit:${id}`, at], [HouseAccount.Cash, amount])];
    case "bonus":
      rows.rewards.push({
        ...row,
        kind: "gift",
        status: "Claimed",
        amount,
        source: id,
        created_at: at - MINUTE_MS,
        claimed_at: at,
      });
      return [movement(id, "bonus", [member.id, `reward:${id}`, at], [HouseAccount.Promotions, amount])];
    case "withdrawal":
      rows.withdrawals.push(withdrawalRow(id, member.id, amount, at));
      return withdrawn(id, member.id, amount, at);
    case "bet": {
      const { win, nodeId, sports } = event;
      const reference = `${sports ? "bet" : "round"}:${id}`;
      const played = { ...row, idempotency_key: id, node_id: nodeId, stake: amount, win, outcome: {} };
      const settledAt = sports ? at + SETTLED_AFTER_MS : at;
      if (sports)
        rows.bets.push({ ...played, slip: {}, placed_at: at, due_at: settledAt, settled_at: settledAt });
      else rows.rounds.push({ ...played, created_at: at });
      const stake = movement(id, "bet", [member.id, reference, at], [HouseAccount.Games, -amount]);
      if (win === 0) return [stake];
      return [
        stake,
        movement(`${id}-won`, "win", [member.id, reference, settledAt], [HouseAccount.Games, win]),
      ];
    }
  }
};

/**
 * Agents are paid by the house; what the demo agent earns goes to the bank, so that the balance stays the
 * documented one.
 */
export const payEarnings = (
  earnings: readonly Earning[],
  leaderId: string,
  rows: TeamRows,
): readonly PastMovement[] =>
  earnings.flatMap(({ id, member_id, kind, amount, paid_at }) => {
    const paid = movement(
      id,
      kind === "rebate" ? "rebate" : "bonus",
      [member_id, `${kind}:${id}`, paid_at],
      [HouseAccount.Promotions, amount],
    );
    if (member_id !== leaderId) return [paid];
    const out = `${TEAM_ID}out-${id}`;
    rows.withdrawals.push(withdrawalRow(out, member_id, amount, paid_at + HOUR_MS));
    return [paid, ...withdrawn(out, member_id, amount, paid_at + HOUR_MS)];
  });

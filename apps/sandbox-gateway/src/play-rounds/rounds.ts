import { randomUUID } from "node:crypto";
import { readTicket } from "../launch/tickets.ts";
import type { RoundAnswer, RoundOrder } from "../play/ports.ts";
import type { Services } from "../services.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";
import { recordWin, touchRecent } from "./played.ts";

/** The wallet's member and game of a ticket that plays for real money. */
export const realTicket = async (tx: Tx, ticket: string, now: number) => {
  const read = await readTicket(tx, ticket, now);
  if (!read.ok) return read;
  const { member_id: memberId, node_id: nodeId } = read.ticket;
  if (memberId === null) return { ok: false, reason: "ticket-expired" } as const;
  return { ok: true, memberId, nodeId } as const;
};

/** Settles one round: everything it changes is written in one transaction, or nothing. */
export const settleRound = ({ db, now }: Services, order: RoundOrder): Promise<RoundAnswer> =>
  db.transaction().execute(async (tx): Promise<RoundAnswer> => {
    const at = now();
    const ticket = await realTicket(tx, order.ticket, at);
    if (!ticket.ok) return ticket;
    const { memberId, nodeId } = ticket;

    // The wallet's lock makes the rounds of one member take turns, so a repeated key is always seen.
    const { balance } = await lockWallet(tx, memberId);
    const before = await tx
      .selectFrom("rounds")
      .selectAll()
      .where("member_id", "=", memberId)
      .where("idempotency_key", "=", order.idempotencyKey)
      .executeTakeFirst();
    if (before !== undefined) {
      if (before.stake !== order.bet || before.node_id !== nodeId) return { ok: false, reason: "key-reused" };
      return { ok: true, outcome: before.outcome, win: before.win, balance };
    }
    if (balance < order.bet) return { ok: false, reason: "insufficient-balance", balance };

    const { outcome, win } = order.decide();
    const id = randomUUID();
    const movement = { memberId, reference: `round:${id}`, at };
    await tx
      .insertInto("rounds")
      .values({
        id,
        member_id: memberId,
        idempotency_key: order.idempotencyKey,
        node_id: nodeId,
        stake: order.bet,
        win,
        outcome: JSON.stringify(outcome),
        created_at: at,
      })
      .execute();
    await move(tx, { ...movement, kind: "bet", amount: -order.bet });
    const after = await move(tx, { ...movement, kind: "win", amount: win });
    const played = { memberId, nodeId, at };
    await touchRecent(tx, played);
    await recordWin(tx, played, order.bet, win);
    return { ok: true, outcome, win, balance: after };
  });

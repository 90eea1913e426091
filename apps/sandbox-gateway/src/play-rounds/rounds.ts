import { randomUUID } from "node:crypto";
import type { Services } from "../services.ts";
import { move } from "../wallet/ledger.ts";
import {
  playOnce,
  type RoundResult,
  recordWin,
  type StakeOrder,
  type StakeRefusal,
  touchRecent,
} from "./play-once.ts";

/** A round to settle, never of a demo table. */
interface RoundOrder extends StakeOrder {
  /** Centavos. */
  readonly bet: number;
}

/** How a round was settled, and the balance after it. */
type RoundAnswer = ({ readonly ok: true; readonly balance: number } & RoundResult) | StakeRefusal;

/** Settles one round: everything it changes is written in one transaction, or nothing. */
export const settleRound = (services: Services, order: RoundOrder): Promise<RoundAnswer> => {
  const { bet, idempotencyKey: key, decide } = order;
  return playOnce(services, bet, order, {
    find: ({ tx, memberId }) =>
      tx
        .selectFrom("rounds")
        .selectAll()
        .where("member_id", "=", memberId)
        .where("idempotency_key", "=", key)
        .executeTakeFirst(),

    repeat: ({ outcome, win }, { balance }): RoundAnswer => ({ ok: true, outcome, win, balance }),

    async settle({ tx, memberId, nodeId, at, requestHash }) {
      const { outcome, win } = decide();
      const id = randomUUID();
      await tx
        .insertInto("rounds")
        .values({
          id,
          member_id: memberId,
          idempotency_key: key,
          request_hash: requestHash,
          node_id: nodeId,
          stake: bet,
          win,
          outcome: JSON.stringify(outcome),
          created_at: at,
        })
        .execute();
      const movement = { memberId, reference: `round:${id}`, at };
      await move(tx, { ...movement, kind: "bet", amount: -bet });
      const balance = await move(tx, { ...movement, kind: "win", amount: win });
      await touchRecent(tx, { memberId, nodeId, at });
      await recordWin(tx, { memberId, nodeId, at }, bet, win);
      return { ok: true, outcome, win, balance };
    },
  });
};

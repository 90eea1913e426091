import { randomUUID } from "node:crypto";
import type { RoundAnswer, RoundOrder } from "../play/ports.ts";
import type { Services } from "../services.ts";
import { move } from "../wallet/ledger.ts";
import { onceAtTable } from "./at-table.ts";
import { recordWin, touchRecent } from "./played.ts";

/** Settles one round: everything it changes is written in one transaction, or nothing. */
export const settleRound = (
  services: Services,
  { ticket, bet, idempotencyKey: key, request, refuse, decide }: RoundOrder,
): Promise<RoundAnswer> =>
  onceAtTable(
    services,
    { ticket, amount: bet, key, request, refuse },
    {
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
    },
  );

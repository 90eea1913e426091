import { randomUUID } from "node:crypto";
import type { Tx } from "../wallet/ledger.ts";

/** Wins of at least so many centavos stand on the winner board. */
const BIG_WIN = 50_000;

/** So do wins of at least so many times the stake. */
const BIG_MULTIPLE = 10;

/** A game somebody has just played. */
export interface Played {
  readonly memberId: string;
  readonly nodeId: string;
  readonly at: number;
}

/** Puts the game at the top of the member's recents. */
export const touchRecent = async (tx: Tx, { memberId, nodeId, at }: Played): Promise<void> => {
  await tx
    .insertInto("recents")
    .values({ member_id: memberId, node_id: nodeId, played_at: at })
    .onConflict((conflict) => conflict.columns(["member_id", "node_id"]).doUpdateSet({ played_at: at }))
    .execute();
};

/** Puts a big win on the winner board; other wins change nothing. */
export const recordWin = async (tx: Tx, played: Played, stake: number, win: number): Promise<void> => {
  if (win < BIG_WIN && win < stake * BIG_MULTIPLE) return;
  const { username } = await tx
    .selectFrom("members")
    .select("username")
    .where("id", "=", played.memberId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("winners")
    .values({
      id: randomUUID(),
      node_id: played.nodeId,
      customer_name: username,
      amount: win,
      won_at: played.at,
    })
    .execute();
};

import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { forEachIndependently } from "../repeat.ts";
import type { Services } from "../services.ts";
import { type BonusChange, settleBonusStake, takeBonusStake } from "../wallet/bonus-grants.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";
import {
  playOnce,
  type RoundResult,
  realTicket,
  recordWin,
  type StakeOrder,
  type StakeRefusal,
  touchRecent,
} from "./rounds.ts";

/** A bet for real money: the stake is taken now, the payout follows at `dueAt`. */
export interface BetOrder extends StakeOrder {
  /** Centavos. */
  readonly stake: number;
  /** Epoch milliseconds at which the bet is settled; its result is hidden until then. */
  readonly dueAt: number;
  /** Stored with the bet and returned unchanged: the match and its odds, or the draw and its picks. JSON. */
  readonly slip: Readonly<Record<string, unknown>>;
}

export interface PlacedBet extends Pick<BetOrder, "stake" | "slip" | "dueAt"> {
  readonly id: string;
  readonly placedAt: number;
  /** Absent until the bet is settled. */
  readonly result?: RoundResult;
}

type BetAnswer = { readonly ok: true; readonly bet: PlacedBet; readonly balance: number } | StakeRefusal;

const LATEST_BETS = 20;

const placed = (row: Selectable<Schema["bets"]>): PlacedBet => ({
  id: row.id,
  stake: row.stake,
  slip: row.slip,
  placedAt: row.placed_at,
  dueAt: row.due_at,
  ...(row.settled_at !== null && { result: { outcome: row.outcome, win: row.win } }),
});

/** Takes the stake and stores the bet with its drawn result, in one transaction. */
export const placeBet = (services: Services, order: BetOrder): Promise<BetAnswer> => {
  const { brand } = services;
  const { stake, idempotencyKey: key, dueAt, slip, decide } = order;
  return playOnce(services, stake, order, {
    find({ tx, memberId }) {
      const bets = tx.selectFrom("bets").selectAll().where("member_id", "=", memberId);
      return bets.where("idempotency_key", "=", key).executeTakeFirst();
    },

    repeat: (row, { balance }): BetAnswer => ({ ok: true, bet: placed(row), balance }),

    async settle({ tx, memberId, nodeId, balance: before, at, stakeRow }) {
      const { outcome, win } = decide();
      const part = await takeBonusStake(tx, memberId, { balance: before, stake });
      const texts = { slip: JSON.stringify(slip), outcome: JSON.stringify(outcome) };
      const times = { placed_at: at, due_at: dueAt, settled_at: null };
      const row = await tx
        .insertInto("bets")
        .values({ id: randomUUID(), ...stakeRow, ...part, win, ...texts, ...times })
        .returningAll()
        .executeTakeFirstOrThrow();
      const reference = `bet:${row.id}`;
      const balance = await move(tx, { memberId, kind: "bet", amount: -stake, reference, at });
      // The stake may complete the wagering; nothing is won yet.
      await settleBonusStake(tx, { ...part, memberId, stake, win: 0, reference, at, brand });
      await touchRecent(tx, { memberId, nodeId, at });
      return { ok: true, bet: placed(row), balance };
    },
  });
};

/** Pays due bets of one member or of all, each exactly once; a failing one doesn't stop the others. */
export const settleDueBets = async (services: Services, memberId: string | undefined): Promise<void> => {
  const { db, now, brand } = services;
  const due = await db
    .selectFrom("bets")
    .select(["id", "member_id"])
    .where("settled_at", "is", null)
    .where("due_at", "<=", now())
    .$if(memberId !== undefined, (query) => query.where("member_id", "=", memberId ?? ""))
    .orderBy("due_at")
    .execute();
  const nameOf = ({ id }: { readonly id: string }) => `bet ${id}`;
  await forEachIndependently(services, due, nameOf, ({ id, member_id }) =>
    db.transaction().execute(async (tx) => {
      const at = now();
      await lockWallet(tx, member_id);
      const bet = await tx
        .updateTable("bets")
        .set({ settled_at: at })
        .where("id", "=", id)
        .where("settled_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      if (bet === undefined) return;
      const movement = { memberId: member_id, reference: `bet:${id}`, at };
      await move(tx, { ...movement, kind: "win", amount: bet.win });
      await settleBonusStake(tx, { ...bet, ...movement, brand });
      await recordWin(tx, { memberId: member_id, nodeId: bet.node_id, at }, bet.stake, bet.win);
    }),
  );
};

/** Voids a member's open bets: each stake is returned. */
export const voidOpenBets = async (tx: Tx, memberId: string, { brand, at }: BonusChange): Promise<void> => {
  await lockWallet(tx, memberId);
  const bets = await tx
    .updateTable("bets")
    .set((bet) => ({ settled_at: at, win: bet.ref("stake") }))
    .where("member_id", "=", memberId)
    .where("settled_at", "is", null)
    .returning(["id", "stake", "win", "grant_id", "from_bonus"])
    .execute();
  for (const { id, ...bet } of bets) {
    const movement = { memberId, reference: `bet:${id}`, at };
    await move(tx, { ...movement, kind: "win", amount: bet.stake });
    await settleBonusStake(tx, { ...bet, ...movement, voided: true, brand });
  }
};

/** Settles due bets, then returns the member's latest in the ticket's game. */
export const listBets = async (services: Services, ticket: string) => {
  const { db, now } = services;
  const owner = await db.transaction().execute((tx) => realTicket(tx, ticket, now()));
  if (!owner.ok) return owner;
  const { memberId, nodeId } = owner;
  await settleDueBets(services, memberId);
  const bets = db.selectFrom("bets").selectAll().where("member_id", "=", memberId);
  const rows = await bets
    .where("node_id", "=", nodeId)
    .orderBy("placed_at", "desc")
    .orderBy("id")
    .limit(LATEST_BETS)
    .execute();
  const wallet = db.selectFrom("wallets").select("balance").where("member_id", "=", memberId);
  const { balance } = await wallet.executeTakeFirstOrThrow();
  return { ok: true, bets: rows.map(placed), balance } as const;
};

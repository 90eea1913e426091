import { randomUUID } from "node:crypto";
import { readTicket, type TicketState } from "../launch/tickets.ts";
import { hashOfFields } from "../request/idempotency.ts";
import type { Services } from "../services.ts";
import { settleBonusStake, takeBonusStake } from "../wallet/bonus-grants.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";

/** A round's result: JSON for the page, and its payout in centavos (including the stake when it is won). */
export interface RoundResult {
  readonly outcome: Readonly<Record<string, unknown>>;
  /** Credited to the wallet, 0 when lost. */
  readonly win: number;
}

export type OfferRefusal = "odds-changed" | "draw-closed" | "bet-outside-limits";

export interface StakeOrder {
  readonly ticket: string;
  /** Chosen by the page, once per play; a repeated key returns the first result and moves nothing. */
  readonly idempotencyKey: string;
  /** The page's whole request as JSON: a key repeated with another request is refused. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Why the stake is refused. Called only for a new key, so that a repeated play still gets its response. */
  readonly refuse?: () => OfferRefusal | undefined;
  /**
   * Draws the outcome. Called at most once, inside the transaction, after key and balance are checked; it only computes
   * (no I/O), so its result can be stored with the key.
   */
  readonly decide: () => RoundResult;
}

/** A member at a table, with the wallet locked until the transaction ends. */
interface PlayContext {
  readonly tx: Tx;
  readonly memberId: string;
  readonly nodeId: string;
  readonly balance: number;
  /** Timestamp of all rows of this transaction, in epoch milliseconds. */
  readonly at: number;
  /** Columns shared by rounds and bets. */
  readonly stakeRow: Readonly<Record<"member_id" | "idempotency_key" | "request_hash" | "node_id", string>> &
    Pick<EarlierStake, "stake">;
}

interface EarlierStake {
  readonly stake: number;
  readonly node_id: string;
  /** Null in rows of older releases. */
  readonly request_hash: string | null;
}

export type StakeRefusal =
  | Extract<TicketState, { ok: false }>
  | { readonly ok: false; readonly reason: "insufficient-balance"; readonly balance: number }
  | { readonly ok: false; readonly reason: "key-reused" | OfferRefusal };

/** The differences between rounds and bets. */
interface Play<EarlierPlay extends EarlierStake, Answer> {
  /** The member's earlier play with this key. */
  find(context: PlayContext): Promise<EarlierPlay | undefined>;
  /** Returns the first response; no money moves. */
  repeat(earlier: EarlierPlay, context: PlayContext): Answer;
  /** Writes all rows of a new play. */
  settle(context: PlayContext): Promise<Answer>;
}

/** The member whose real money a ticket plays for; undefined for a guest's. */
export const realTicket = async (tx: Tx, ticket: string, now: number) => {
  const read = await readTicket(tx, ticket, now);
  if (!read.ok) return read;
  const { member_id: memberId, node_id: nodeId } = read.ticket;
  if (memberId === null) return { ok: false, reason: "ticket-expired" } as const;
  return { ok: true, memberId, nodeId } as const;
};

/**
 * Plays once for each key, in one transaction: checks ticket and session, key, offer and balance, then plays. The
 * wallet's lock serializes one member's plays, so a repeated key is always detected.
 */
export const playOnce = <EarlierPlay extends EarlierStake, Answer>(
  { db, now }: Services,
  amount: number,
  { ticket, idempotencyKey: key, request, refuse }: StakeOrder,
  play: Play<EarlierPlay, Answer>,
): Promise<Answer | StakeRefusal> => {
  const requestHash = hashOfFields(request);
  return db.transaction().execute(async (tx): Promise<Answer | StakeRefusal> => {
    const at = now();
    const owner = await realTicket(tx, ticket, at);
    if (!owner.ok) return owner;
    const { memberId, nodeId } = owner;
    const { balance } = await lockWallet(tx, memberId);
    const stakeRow = {
      member_id: memberId,
      idempotency_key: key,
      request_hash: requestHash,
      node_id: nodeId,
      stake: amount,
    };
    const context = { tx, memberId, nodeId, balance, at, stakeRow };

    const earlier = await play.find(context);
    if (earlier !== undefined) {
      const same =
        earlier.stake === amount &&
        earlier.node_id === nodeId &&
        (earlier.request_hash === null || earlier.request_hash === requestHash);
      return same ? play.repeat(earlier, context) : { ok: false, reason: "key-reused" };
    }
    const reason = refuse?.();
    if (reason !== undefined) return { ok: false, reason };
    if (balance < amount) return { ok: false, reason: "insufficient-balance", balance };
    return play.settle(context);
  });
};

const BIG_WIN = 50_000;
const BIG_MULTIPLE = 10;

type Played = Pick<PlayContext, "memberId" | "nodeId" | "at">;

/** Moves the game to the top of the member's recents. */
export const touchRecent = async (tx: Tx, { memberId, nodeId, at }: Played): Promise<void> => {
  await tx
    .insertInto("recents")
    .values({ member_id: memberId, node_id: nodeId, played_at: at })
    .onConflict((conflict) => conflict.columns(["member_id", "node_id"]).doUpdateSet({ played_at: at }))
    .execute();
};

/** Adds a win of at least {@link BIG_WIN} centavos or {@link BIG_MULTIPLE} times the stake to the winner board. */
export const recordWin = async (tx: Tx, played: Played, stake: number, win: number): Promise<void> => {
  if (win < BIG_WIN && win < stake * BIG_MULTIPLE) return;
  const member = tx.selectFrom("members").select("username").where("id", "=", played.memberId);
  const { username } = await member.executeTakeFirstOrThrow();
  const winner = { id: randomUUID(), node_id: played.nodeId, customer_name: username };
  await tx
    .insertInto("winners")
    .values({ ...winner, amount: win, won_at: played.at })
    .execute();
};

/** A round to settle for real money; its bet in centavos. */
type RoundOrder = StakeOrder & { readonly bet: number };

type RoundAnswer = ({ readonly ok: true; readonly balance: number } & RoundResult) | StakeRefusal;

export const settleRound = (services: Services, order: RoundOrder): Promise<RoundAnswer> => {
  const { bet, idempotencyKey: key, decide } = order;
  return playOnce(services, bet, order, {
    find({ tx, memberId }) {
      const rounds = tx.selectFrom("rounds").selectAll().where("member_id", "=", memberId);
      return rounds.where("idempotency_key", "=", key).executeTakeFirst();
    },

    repeat: ({ outcome, win }, { balance }): RoundAnswer => ({ ok: true, outcome, win, balance }),

    async settle({ tx, memberId, nodeId, balance: before, at, stakeRow }) {
      const { outcome, win } = decide();
      const id = randomUUID();
      const part = await takeBonusStake(tx, memberId, { balance: before, stake: bet });
      const drawn = { id, win, outcome: JSON.stringify(outcome), created_at: at };
      await tx
        .insertInto("rounds")
        .values({ ...stakeRow, ...drawn })
        .execute();
      const movement = { memberId, reference: `round:${id}`, at };
      await move(tx, { ...movement, kind: "bet", amount: -bet });
      const balance = await move(tx, { ...movement, kind: "win", amount: win });
      await settleBonusStake(tx, { ...movement, ...part, stake: bet, win, brand: services.brand });
      await touchRecent(tx, { memberId, nodeId, at });
      await recordWin(tx, { memberId, nodeId, at }, bet, win);
      return { ok: true, outcome, win, balance };
    },
  });
};

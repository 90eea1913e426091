import { readTicket, type TicketState } from "../launch/tickets.ts";
import type { OfferRefusal } from "../play/ports.ts";
import { hashOfFields } from "../request/idempotency.ts";
import type { Services } from "../services.ts";
import { lockWallet, type Tx } from "../wallet/ledger.ts";

/** A member at a table, with the wallet locked until the transaction ends. */
export interface Seat {
  readonly tx: Tx;
  readonly memberId: string;
  readonly nodeId: string;
  readonly balance: number;
  /** Epoch milliseconds of everything that this transaction writes. */
  readonly at: number;
  /** Of the stake's request. */
  readonly requestHash: string;
}

/** A stake that somebody wants to put down. */
export interface Stake {
  readonly ticket: string;
  readonly amount: number;
  readonly key: string;
  /** All that was asked for with it. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Why the game doesn't take it. */
  readonly refuse: (() => OfferRefusal | undefined) | undefined;
}

/** A stake that was put down before, as rounds and bets keep it. */
export interface KeptStake {
  readonly stake: number;
  readonly node_id: string;
  /** Null for one of an older release. */
  readonly request_hash: string | null;
}

/** Why a stake is not taken. */
export type StakeRefusal =
  | Extract<TicketState, { ok: false }>
  | { readonly ok: false; readonly reason: "insufficient-balance"; readonly balance: number }
  | { readonly ok: false; readonly reason: "key-reused" | OfferRefusal };

/** What differs between rounds and bets. */
export interface Play<Kept extends KeptStake, Answer> {
  /** The member's earlier play with this key. */
  find(seat: Seat, key: string): Promise<Kept | undefined>;
  /** The first answer once more; nothing moves. */
  repeat(kept: Kept, seat: Seat): Answer;
  /** Everything that a new play writes. */
  settle(seat: Seat): Promise<Answer>;
}

/** Whose real money a ticket plays for; a guest's ticket plays for none. */
export const realTicket = async (tx: Tx, ticket: string, now: number) => {
  const read = await readTicket(tx, ticket, now);
  if (!read.ok) return read;
  const { member_id: memberId, node_id: nodeId } = read.ticket;
  if (memberId === null) return { ok: false, reason: "ticket-expired" } as const;
  return { ok: true, memberId, nodeId } as const;
};

/**
 * Plays once for each key, in one transaction: ticket and session still good, key new, on offer, balance enough, and
 * only then the play. The wallet's lock makes one member's plays take turns, so a repeated key is always seen.
 */
export const onceAtTable = <Kept extends KeptStake, Answer>(
  { db, now }: Services,
  { ticket, amount, key, request, refuse }: Stake,
  play: Play<Kept, Answer>,
): Promise<Answer | StakeRefusal> => {
  const requestHash = hashOfFields(request);
  return db.transaction().execute(async (tx): Promise<Answer | StakeRefusal> => {
    const at = now();
    const owner = await realTicket(tx, ticket, at);
    if (!owner.ok) return owner;
    const { memberId, nodeId } = owner;
    const { balance } = await lockWallet(tx, memberId);
    const seat = { tx, memberId, nodeId, balance, at, requestHash };

    const kept = await play.find(seat, key);
    if (kept !== undefined) {
      const same =
        kept.stake === amount &&
        kept.node_id === nodeId &&
        (kept.request_hash === null || kept.request_hash === requestHash);
      return same ? play.repeat(kept, seat) : { ok: false, reason: "key-reused" };
    }
    const reason = refuse?.();
    if (reason !== undefined) return { ok: false, reason };
    if (balance < amount) return { ok: false, reason: "insufficient-balance", balance };
    return play.settle(seat);
  });
};

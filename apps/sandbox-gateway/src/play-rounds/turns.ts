import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Services } from "../services.ts";
import { activeGrant, settleBonusStake, takeBonusStake } from "../wallet/bonus-grants.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";
import { placeBet, settleDueBets } from "./bets.ts";
import { type RoundResult, realTicket, type StakeOrder, type StakeRefusal } from "./rounds.ts";

/**
 * A round in which the player decides, as it stands: `outcome` and `win` are what it pays if the player does nothing
 * more. For real money it is an open bet, so that an abandoned one is settled like any other, and its outcome is hidden
 * until then.
 */
export interface Turn extends RoundResult {
  /** Taken so far, in centavos. */
  readonly stake: number;
  /** Epoch milliseconds at which it is settled by itself; not in the future when there is nothing left to decide. */
  readonly dueAt: number;
}

/** A decision's effect on a round: its next state, "refused", or undefined when it changes nothing any more. */
export type Decide = (turn: Turn) => Turn | "refused" | undefined;

export type TurnRefusal = StakeRefusal | { readonly ok: false; readonly reason: "no-round" | "invalid" };

type Bet = Selectable<Schema["bets"]>;

const noRound = { ok: false, reason: "no-round" } as const;

const turnOf = ({ stake, outcome, win, due_at: dueAt }: Bet): Turn => ({ stake, outcome, win, dueAt });

const ownerOf = ({ db, now }: Services, ticket: string) =>
  db.transaction().execute((tx) => realTicket(tx, ticket, now()));

/** Settles what is due, then reads a round of the ticket's member and game: by its id, or the latest open one. */
export const readTurn = async (services: Services, ticket: string, id?: string) => {
  const owner = await ownerOf(services, ticket);
  if (!owner.ok) return owner;
  await settleDueBets(services, owner.memberId);
  const found = await services.db
    .selectFrom("bets")
    .innerJoin("wallets", "wallets.member_id", "bets.member_id")
    .selectAll("bets")
    .select("wallets.balance")
    .where("bets.member_id", "=", owner.memberId)
    .where("node_id", "=", owner.nodeId)
    .where((eb) => (id === undefined ? eb("settled_at", "is", null) : eb("bets.id", "=", id)))
    .orderBy("placed_at", "desc")
    .orderBy("bets.id")
    .executeTakeFirst();
  if (found === undefined) return noRound;
  const over = found.settled_at !== null;
  return { ok: true, id: found.id, turn: turnOf(found), over, balance: found.balance } as const;
};

/** Takes the stake and begins a round, which is settled at once when there is nothing to decide. */
export const beginTurn = async (services: Services, order: Omit<StakeOrder, "decide">, turn: Turn) => {
  const { stake, dueAt } = turn;
  const placed = await placeBet(services, { ...order, stake, dueAt, slip: {}, decide: () => turn });
  return placed.ok ? readTurn(services, order.ticket, placed.bet.id) : placed;
};

/**
 * Whether a bet's bonus money can't be told from the active bonus's, with which the bet would be raised: its own was
 * given up during the round, and its part of a win goes back.
 */
const mixesBonuses = async (tx: Tx, { member_id, grant_id, from_bonus }: Bet): Promise<boolean> => {
  if (from_bonus === 0 || (await activeGrant(tx, member_id)) === undefined) return false;
  const own = tx.selectFrom("bonus_grants").select("state").where("id", "=", grant_id);
  return (await own.executeTakeFirstOrThrow()).state === "given-up";
};

/**
 * Takes more stake for an open bet; call before the bet's row has it.
 * @returns the whole stake's part of bonus money
 */
const raiseStake = async (tx: Tx, bet: Bet, raise: Readonly<Record<"balance" | "stake" | "at", number>>) => {
  const { id, member_id: memberId, grant_id, from_bonus } = bet;
  const added = await takeBonusStake(tx, memberId, raise);
  const reference = `bet:${id}`;
  await move(tx, { memberId, kind: "bet", amount: -raise.stake, reference, at: raise.at });
  // Bonus money of a bonus that play has ended is real by now.
  const before = added.grant_id === grant_id ? from_bonus : 0;
  const whole = { ...added, from_bonus: before + added.from_bonus };
  return { added, whole: added.grant_id === null ? { grant_id, from_bonus } : whole };
};

/** A decision in a round, as received. */
export interface Decision extends Pick<StakeOrder, "ticket"> {
  readonly id: string;
  /** When it was received, which must be after its whole request was. */
  readonly at: number;
  readonly decide: Decide;
}

/**
 * Decides in a round, in one transaction under the wallet's lock. A round that is over, or that the decision no longer
 * fits, is returned as it stands.
 */
export const decideTurn = async (services: Services, { ticket, id, at, decide }: Decision) => {
  const { db, brand } = services;
  const decided = await db.transaction().execute(async (tx) => {
    const owner = await realTicket(tx, ticket, at);
    if (!owner.ok) return owner;
    const { memberId, nodeId } = owner;
    const { balance } = await lockWallet(tx, memberId);
    const bets = tx.selectFrom("bets").selectAll().where("member_id", "=", memberId);
    const bet = await bets.where("node_id", "=", nodeId).where("id", "=", id).executeTakeFirst();
    if (bet === undefined) return noRound;
    const next = bet.settled_at === null && bet.due_at > at ? decide(turnOf(bet)) : undefined;
    if (next === undefined) return owner;
    const stake = next === "refused" ? 0 : next.stake - bet.stake;
    if (next === "refused" || (stake > 0 && (await mixesBonuses(tx, bet))))
      return { ok: false, reason: "invalid" } as const;
    if (balance < stake) return { ok: false, reason: "insufficient-balance", balance } as const;
    const raised = stake > 0 ? await raiseStake(tx, bet, { balance, stake, at }) : undefined;
    const { win, outcome, dueAt } = next;
    const changed = { stake: next.stake, win, outcome: JSON.stringify(outcome), due_at: dueAt };
    await tx
      .updateTable("bets")
      .set({ ...changed, ...raised?.whole })
      .where("id", "=", id)
      .execute();
    // The stake may complete the wagering; nothing is won yet.
    const settled = { memberId, stake, win: 0, reference: `bet:${id}`, at, brand };
    if (raised) await settleBonusStake(tx, { ...settled, ...raised.added });
    return owner;
  });
  return decided.ok ? readTurn(services, ticket, id) : decided;
};

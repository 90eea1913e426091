import { decimalOf } from "@volado/domain/money";
import { bonusShareOf, bonusStateOf, takeStake } from "@volado/domain/wallet";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { writeBonusMessage } from "../inbox/settlement-messages.ts";
import { Refusal } from "../request/refusal.ts";
import { lockWallet, move, type Tx } from "./ledger.ts";

// Bonus money of wallets (docs/decisions/102). Every change happens under the lock of the member's wallet.

type Grant = Selectable<Schema["bonus_grants"]>;

/** The member's active bonus; there is at most one. */
export const activeGrant = (db: Kysely<Schema>, memberId: string): Promise<Grant | undefined> => {
  const grants = db.selectFrom("bonus_grants").selectAll().where("member_id", "=", memberId);
  return grants.where("state", "=", "active").executeTakeFirst();
};

/** A bonus's stakes in open bets. */
const openStakes = (db: Kysely<Schema>, grantId: string) =>
  db
    .selectFrom("bets")
    .where("grant_id", "=", grantId)
    .where("from_bonus", ">", 0)
    .where("settled_at", "is", null);

/** The member's active bonus on the wire; null without one. */
export const wireActiveBonus = async (db: Kysely<Schema>, memberId: string, language: ContentLanguage) => {
  const grant = await activeGrant(db, memberId);
  if (grant === undefined) return null;
  const titles = db.selectFrom("deposit_bonuses").select("title").where("id", "=", grant.bonus_id);
  const { title } = (await titles.executeTakeFirst()) ?? { title: { ES: "Bono", EN: "Bonus" } };
  const inBets = sql<number>`coalesce(sum(from_bonus), 0)::bigint`.as("inBets");
  const open = await openStakes(db, grant.id).select(inBets).executeTakeFirstOrThrow();
  return {
    id: grant.id,
    title: title[language],
    remaining: decimalOf(grant.remaining),
    wagered: decimalOf(grant.wagered),
    wager: decimalOf(grant.wager),
    inBets: decimalOf(open.inBets),
  };
};

/** What a change to a bonus needs to tell the member about it. */
export interface BonusChange {
  readonly brand: Brand;
  readonly at: number;
}

/** Stores the figures of an active bonus. When play has ended it, its bonus money is real, and the member is told. */
const storeGrant = async (tx: Tx, grant: Grant, { brand, at }: BonusChange): Promise<void> => {
  const { id, remaining, wagered, wager, amount } = grant;
  const games = tx.selectFrom("games").where("state", "=", "open");
  const { smallest } = await games
    .select((eb) => eb.fn.min("min_bet").as("smallest"))
    .executeTakeFirstOrThrow();
  const hasOpenStake = (await openStakes(tx, id).select("id").executeTakeFirst()) !== undefined;
  const state = bonusStateOf(grant, { smallestStake: smallest ?? 0, hasOpenStake });
  const ended = state === "active" ? { remaining } : { remaining: 0, ended_at: at };
  const change = tx.updateTable("bonus_grants").set({ amount, wagered, wager, state, ...ended });
  await change.where("id", "=", id).execute();
  if (state !== "active")
    await writeBonusMessage(tx, { memberId: grant.member_id, state, remaining, at }, brand);
};

/** Pays a deposit's bonus; while another is active, it is added to that one. The money must be in the wallet. */
export const grantBonus = async (
  tx: Tx,
  { id, member_id, bonus_id, bonus, wager }: Selectable<Schema["deposits"]>,
  change: BonusChange,
): Promise<void> => {
  const active = await activeGrant(tx, member_id);
  if (active !== undefined) {
    const sums = { amount: active.amount + bonus, remaining: active.remaining + bonus };
    return storeGrant(tx, { ...active, ...sums, wager: active.wager + wager }, change);
  }
  const paid = { deposit_id: id, bonus_id: bonus_id ?? "", amount: bonus, remaining: bonus, wager };
  await tx
    .insertInto("bonus_grants")
    .values({ id, member_id, ...paid, started_at: change.at })
    .execute();
};

/** A stake's part of bonus money, as stored with the bet. */
type StakePart = Pick<Selectable<Schema["bets"]>, "grant_id" | "from_bonus">;

/** Takes a stake's part of bonus money out of the active bonus; call before the stake leaves the wallet. */
export const takeBonusStake = async (
  tx: Tx,
  memberId: string,
  { balance, stake }: Readonly<Record<"balance" | "stake", number>>,
): Promise<StakePart> => {
  const grant = await activeGrant(tx, memberId);
  if (grant === undefined) return { grant_id: null, from_bonus: 0 };
  const { bonus, fromBonus } = takeStake(grant, balance, stake);
  const { remaining, wagered } = bonus;
  await tx.updateTable("bonus_grants").set({ remaining, wagered }).where("id", "=", grant.id).execute();
  return { grant_id: grant.id, from_bonus: fromBonus };
};

interface SettledStake extends StakePart, BonusChange {
  readonly memberId: string;
  readonly stake: number;
  /** Credited to the wallet before. */
  readonly win: number;
  /** The stake was returned, so that it no longer counts as wagered. */
  readonly voided?: true;
  readonly reference: string;
}

/** Credits the bonus money of a win to its bonus, or takes it back if the bonus was given up meanwhile. */
export const settleBonusStake = async (tx: Tx, settled: SettledStake): Promise<void> => {
  const { memberId, stake, win, grant_id, from_bonus, voided, reference, at } = settled;
  if (grant_id === null) return;
  const grants = tx.selectFrom("bonus_grants").selectAll().where("id", "=", grant_id);
  const grant = await grants.executeTakeFirstOrThrow();
  const share = bonusShareOf(win, stake, from_bonus);
  if (grant.state === "given-up")
    await move(tx, { memberId, kind: "bonus-return", amount: -share, reference, at });
  if (grant.state !== "active") return;
  const wagered = Math.max(0, grant.wagered - (voided ? stake : 0));
  await storeGrant(tx, { ...grant, remaining: grant.remaining + share, wagered }, settled);
};

/** Limits bonus money to a balance that was lowered from outside. */
export const limitBonus = async (
  tx: Tx,
  { memberId, balance, ...change }: BonusChange & { readonly memberId: string; readonly balance: number },
): Promise<void> => {
  const grant = await activeGrant(tx, memberId);
  if (grant !== undefined && grant.remaining > balance)
    await storeGrant(tx, { ...grant, remaining: balance }, change);
};

/**
 * Ends the active bonus at the member's wish: its bonus money leaves the wallet. @returns the amount
 * @param bonusId the bonus that the member saw; undefined for whichever is active
 * @throws Refusal not_found when it isn't active
 */
export const giveUpBonus = async (
  tx: Tx,
  { memberId, bonusId, at }: { readonly memberId: string; readonly bonusId?: string; readonly at: number },
): Promise<number> => {
  await lockWallet(tx, memberId);
  const grant = await activeGrant(tx, memberId);
  if (grant === undefined || (bonusId !== undefined && grant.id !== bonusId)) throw new Refusal("not_found");
  const { id, remaining } = grant;
  await move(tx, { memberId, kind: "bonus-return", amount: -remaining, reference: `grant:${id}`, at });
  const ended = { state: "given-up", remaining: 0, ended_at: at } as const;
  await tx.updateTable("bonus_grants").set(ended).where("id", "=", id).execute();
  return remaining;
};

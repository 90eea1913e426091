import { randomUUID } from "node:crypto";
import { decimalOf } from "@volado/domain/money";
import { withdrawable } from "@volado/domain/wallet";
import type { Kysely, Transaction } from "kysely";
import type { Schema, TransactionKind } from "../data/schema.ts";

interface Vendors {
  byNodeId(id: string): { readonly vendor: string; readonly vendorName: string } | undefined;
}

/** The stakes of a member's open bets, without the bonus money of a bonus that was given up: it won't come back. */
const openBets = async (db: Kysely<Schema>, memberId: string) => {
  const bets = db.selectFrom("bets").leftJoin("bonus_grants", "bonus_grants.id", "bets.grant_id");
  const open = bets.where("bets.member_id", "=", memberId).where("settled_at", "is", null);
  const rows = await open.select(["node_id", "stake", "from_bonus", "bonus_grants.state"]).execute();
  return rows
    .map(({ node_id, stake, from_bonus, state }) => ({
      node_id,
      stake: state === "given-up" ? stake - from_bonus : stake,
    }))
    .filter(({ stake }) => stake > 0);
};

/** Where a member's money is: in the wallet, real and bonus money, in pending withdrawals, and with vendors, as the stakes of open bets. */
export const moneyPlaces = async (db: Kysely<Schema>, memberId: string, catalogue: Vendors) => {
  const wallets = db.selectFrom("wallets").select("balance").where("member_id", "=", memberId);
  const { balance } = await wallets.executeTakeFirstOrThrow();
  const grants = db.selectFrom("bonus_grants").select("remaining").where("member_id", "=", memberId);
  const grant = await grants.where("state", "=", "active").executeTakeFirst();
  const withdrawals = db
    .selectFrom("withdrawals")
    .select(["amount", "fee"])
    .where("member_id", "=", memberId);
  const waiting = await withdrawals.where("state", "=", "pending").execute();
  const places = new Map<string, { readonly name: string; readonly centavos: number }>();
  for (const { node_id, stake } of await openBets(db, memberId)) {
    const { vendor, vendorName } = catalogue.byNodeId(node_id) ?? { vendor: node_id, vendorName: node_id };
    places.set(vendor, { name: vendorName, centavos: (places.get(vendor)?.centavos ?? 0) + stake });
  }
  const vendors = [...places].map(([vendor, { name, centavos }]) => {
    return { vendor, name, amount: decimalOf(centavos) };
  });
  const withdrawing = decimalOf(waiting.reduce((sum, { amount, fee }) => sum + amount + fee, 0));
  const available = decimalOf(withdrawable(balance, grant));
  return { available, bonus: decimalOf(grant?.remaining ?? 0), withdrawing, vendors };
};

/** An open database transaction: money is only ever moved inside one. */
export type Tx = Transaction<Schema>;

/** The house's accounts: the counterpart of every movement. */
export const HouseAccount = {
  Games: "house:games",
  Cash: "house:cash",
  /** Pending withdrawals. */
  Payouts: "house:payouts",
  Fees: "house:fees",
  Promotions: "house:promotions",
  Vendors: "house:vendors",
} as const;

/** The counterpart of each kind of movement, of a wallet or of the payouts. */
export const otherSide: Readonly<Record<TransactionKind, string>> = {
  opening: HouseAccount.Cash,
  adjustment: HouseAccount.Cash,
  bet: HouseAccount.Games,
  win: HouseAccount.Games,
  deposit: HouseAccount.Cash,
  withdrawal: HouseAccount.Payouts,
  "withdrawal-return": HouseAccount.Payouts,
  payout: HouseAccount.Cash,
  fee: HouseAccount.Fees,
  bonus: HouseAccount.Promotions,
  "bonus-return": HouseAccount.Promotions,
  rebate: HouseAccount.Promotions,
  dividend: HouseAccount.Promotions,
  salary: HouseAccount.Promotions,
  transfer: HouseAccount.Vendors,
};

/** A movement between a member's wallet and the house. */
interface Movement {
  readonly memberId: string;
  readonly kind: TransactionKind;
  /** Centavos into the wallet; negative takes out. Zero moves nothing and writes nothing. */
  readonly amount: number;
  readonly reference: string | null;
  readonly at: number;
}

export const openWallet = async (tx: Tx, memberId: string): Promise<void> => {
  const accountId = `wallet:${memberId}`;
  await tx.insertInto("accounts").values({ id: accountId, kind: "wallet", member_id: memberId }).execute();
  await tx.insertInto("wallets").values({ member_id: memberId, account_id: accountId, balance: 0 }).execute();
};

/** Reads a wallet and locks it until this transaction ends. */
export const lockWallet = (tx: Tx, memberId: string) => {
  const wallet = tx.selectFrom("wallets").select(["account_id as accountId", "balance"]);
  return wallet.where("member_id", "=", memberId).forUpdate().executeTakeFirstOrThrow();
};

/** A movement to write: its member, kind and sides. */
interface Posting extends Omit<Movement, "amount"> {
  /** Centavos into each account; they sum to zero, or the database refuses. */
  readonly sides: readonly { readonly accountId: string; readonly amount: number }[];
}

/** Writes one movement. @returns the new balance of each wallet among its sides, in their order */
export const post = async (
  tx: Tx,
  { memberId, kind, reference, at, sides }: Posting,
): Promise<readonly number[]> => {
  const id = randomUUID();
  const transaction = { id, member_id: memberId, kind, reference, created_at: at };
  await tx.insertInto("transactions").values(transaction).execute();
  const rows = sides.map(({ accountId, amount }) => ({ transaction_id: id, account_id: accountId, amount }));
  const entries = await tx.insertInto("entries").values(rows).returning("balance_after").execute();
  return entries.flatMap(({ balance_after }) => balance_after ?? []);
};

/**
 * Writes one movement between a member and the house. @returns the new balance
 * @throws when it would go below zero: the database refuses, and the transaction is rolled back
 */
export const move = async (tx: Tx, { amount, ...movement }: Movement): Promise<number> => {
  const wallet = await lockWallet(tx, movement.memberId);
  if (amount === 0) return wallet.balance;
  const sides = [
    { accountId: wallet.accountId, amount },
    { accountId: otherSide[movement.kind], amount: -amount },
  ];
  const [balance] = await post(tx, { ...movement, sides });
  return balance ?? wallet.balance;
};

import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { TransactionKind } from "../data/schema/money.ts";
import type { Schema } from "../data/schema.ts";

/** An open database transaction: money is only ever moved inside one. */
export type Tx = Transaction<Schema>;

/** The house's accounts: the other side of every movement. */
export const HouseAccount = { Games: "house:games", Cash: "house:cash" } as const;

const otherSide: Readonly<Record<TransactionKind, string>> = {
  opening: HouseAccount.Cash,
  adjustment: HouseAccount.Cash,
  bet: HouseAccount.Games,
  win: HouseAccount.Games,
};

/** A movement between a member's wallet and the house. */
export interface Movement {
  readonly memberId: string;
  readonly kind: TransactionKind;
  /** Centavos into the wallet; negative takes out. Zero moves nothing and leaves no trace. */
  readonly amount: number;
  readonly reference: string | null;
  readonly at: number;
}

/** A member's wallet, locked until the end of the transaction. */
export interface LockedWallet {
  readonly accountId: string;
  readonly balance: number;
}

/** Opens an empty wallet. */
export const openWallet = async (tx: Tx, memberId: string): Promise<void> => {
  const accountId = `wallet:${memberId}`;
  await tx.insertInto("accounts").values({ id: accountId, kind: "wallet", member_id: memberId }).execute();
  await tx.insertInto("wallets").values({ member_id: memberId, account_id: accountId, balance: 0 }).execute();
};

/** Reads a wallet and keeps everybody else from moving it until this transaction ends. */
export const lockWallet = async (tx: Tx, memberId: string): Promise<LockedWallet> => {
  const row = await tx
    .selectFrom("wallets")
    .select(["account_id", "balance"])
    .where("member_id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { accountId: row.account_id, balance: row.balance };
};

/**
 * Writes one movement with its two entries and moves the kept balance with it.
 *
 * @returns the balance afterwards.
 * @throws when it would take the balance below zero: the database refuses, and the transaction is void.
 */
export const move = async (tx: Tx, movement: Movement): Promise<number> => {
  const wallet = await lockWallet(tx, movement.memberId);
  if (movement.amount === 0) return wallet.balance;

  const id = randomUUID();
  await tx
    .insertInto("transactions")
    .values({
      id,
      member_id: movement.memberId,
      kind: movement.kind,
      reference: movement.reference,
      created_at: movement.at,
    })
    .execute();
  await tx
    .insertInto("entries")
    .values([
      { transaction_id: id, account_id: wallet.accountId, amount: movement.amount },
      { transaction_id: id, account_id: otherSide[movement.kind], amount: -movement.amount },
    ])
    .execute();
  const balance = wallet.balance + movement.amount;
  await tx.updateTable("wallets").set({ balance }).where("member_id", "=", movement.memberId).execute();
  return balance;
};

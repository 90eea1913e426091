import type { MoneyOrder } from "../console/shapes/money.ts";
import type { Services } from "../services.ts";
import type { Tx } from "../wallet/ledger.ts";

/** An order about money that somebody gives at the console. */
export interface ConsoleOrder {
  /** The order's own: whatever comes under it again is the same order. */
  readonly key: string;
  /** What is ordered, and for whom. */
  readonly content: string;
  /** @returns false when there is nobody to do it for; then the order counts as never given */
  readonly carryOut: (tx: Tx) => Promise<boolean>;
}

/**
 * Carries an order out once, in one transaction with what is remembered of it; whoever gives it a second time
 * waits, and finds it done.
 */
export const orderOnce = (
  { db, now }: Pick<Services, "db" | "now">,
  { key, content, carryOut }: ConsoleOrder,
): Promise<MoneyOrder> =>
  db.transaction().execute(async (tx) => {
    const given = await tx
      .insertInto("console_orders")
      .values({ idempotency_key: key, content, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (given.numInsertedOrUpdatedRows !== 1n) {
      const before = await tx
        .selectFrom("console_orders")
        .select("content")
        .where("idempotency_key", "=", key)
        .executeTakeFirstOrThrow();
      return before.content === content ? "done" : "key-reused";
    }
    if (await carryOut(tx)) return "done";
    await tx.deleteFrom("console_orders").where("idempotency_key", "=", key).execute();
    return "unknown";
  });

import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { useSeededDatabase } from "../testing/test-database.ts";
import { lockWallet, move } from "./ledger.ts";

const member = "M-jugador";
const database = useSeededDatabase();

const balanceOf = async (): Promise<number> => {
  const wallets = database.db.selectFrom("wallets").select("balance").where("member_id", "=", member);
  return (await wallets.executeTakeFirstOrThrow()).balance;
};
const sumOfEntries = async (accounts: string): Promise<number> => {
  const sum = sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum");
  const entries = database.db.selectFrom("entries").select(sum).where("account_id", "like", accounts);
  return (await entries.executeTakeFirstOrThrow()).sum;
};
const pay = (amount: number) => {
  const order = { memberId: member, kind: "adjustment", amount, reference: "test", at: 1 } as const;
  return database.db.transaction().execute((tx) => move(tx, order));
};

afterEach(async () => {
  expect(await balanceOf()).toBe(await sumOfEntries(`wallet:${member}`));
  expect(await sumOfEntries("%")).toBe(0);
});

describe("the ledger", () => {
  it("keeps every balance equal to its entries and never below zero, also in parallel", async () => {
    const amounts = fc.array(fc.integer({ min: -400_000, max: 400_000 }), { minLength: 1, maxLength: 12 });
    const property = fc.asyncProperty(amounts, async (orders) => {
      const before = await balanceOf();
      const outcomes = await Promise.allSettled(orders.map(pay));
      const moved = orders.filter((_, index) => outcomes[index]?.status === "fulfilled");
      const after = await balanceOf();
      expect(after).toBe(before + moved.reduce((sum, amount) => sum + amount, 0));
      expect(after).toBeGreaterThanOrEqual(0);
      expect(await sumOfEntries(`wallet:${member}`)).toBe(after);
    });
    await fc.assert(property, { numRuns: 25 });
  }, 60_000);

  it("refuses an overdraft, and writes nothing for it or for a zero movement", async () => {
    const state = async () => [
      (await database.db.selectFrom("transactions").select("id").execute()).length,
      await balanceOf(),
    ];
    const before = await state();
    await expect(pay(-100_000_000)).rejects.toThrow(/balance/);
    expect(await pay(0)).toBe(before[1]);
    expect(await state()).toEqual(before);
  });

  it("records the balance after every movement", async () => {
    const before = await balanceOf();
    await pay(300);
    await pay(-100);
    const entries = database.db.selectFrom("entries").select("balance_after");
    const latest = entries.where("account_id", "=", `wallet:${member}`).orderBy("id", "desc").limit(2);
    expect(await latest.execute()).toEqual([
      { balance_after: before + 200 },
      { balance_after: before + 300 },
    ]);
  });

  it("can't be unbalanced, moved or rewritten by SQL, nor given an unknown kind", async () => {
    const { db } = database;
    const row = { id: "t-1", member_id: member, reference: null, created_at: 1 };
    const lopsided = db.transaction().execute(async (tx) => {
      const { accountId } = await lockWallet(tx, member);
      await tx
        .insertInto("transactions")
        .values({ ...row, kind: "win" })
        .execute();
      const entry = { transaction_id: row.id, account_id: accountId, amount: 5 };
      await tx.insertInto("entries").values(entry).execute();
    });
    await expect(lopsided).rejects.toThrow(/does not sum to zero/);
    const unknown = { ...row, kind: sql<"win">`'gift'` };
    const rich = { member_id: "M-nobody", account_id: "wallet:M-nobody", balance: 5 };
    for (const [change, reason] of [
      [db.insertInto("transactions").values(unknown), /transactions_kind/],
      [db.insertInto("wallets").values(rich), /ledger entries alone/],
      [db.updateTable("wallets").set({ balance: 1 }).where("member_id", "=", member), /ledger entries alone/],
      [db.updateTable("entries").set({ amount: 1 }), /never changed/],
      [db.deleteFrom("entries"), /never changed/],
    ] as const)
      await expect(change.execute()).rejects.toThrow(reason);
  });
});

import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { useSeededDatabase } from "../testing/seeded-database.ts";
import { lockWallet, move } from "./ledger.ts";

const member = "M-jugador";
const database = useSeededDatabase();

const balanceOf = async (memberId: string): Promise<number> =>
  (
    await database.db
      .selectFrom("wallets")
      .select("balance")
      .where("member_id", "=", memberId)
      .executeTakeFirstOrThrow()
  ).balance;

const sumOfEntries = async (accountId: string): Promise<number> => {
  const { sum } = await database.db
    .selectFrom("entries")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return sum;
};

const total = async (): Promise<number> => {
  const { sum } = await database.db
    .selectFrom("entries")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum"))
    .executeTakeFirstOrThrow();
  return sum;
};

const pay = (amount: number) =>
  database.db
    .transaction()
    .execute((tx) => move(tx, { memberId: member, kind: "adjustment", amount, reference: "test", at: 1 }));

afterEach(async () => {
  expect(await balanceOf(member)).toBe(await sumOfEntries(`wallet:${member}`));
  expect(await total()).toBe(0);
});

describe("the ledger", () => {
  it("keeps every balance equal to its entries and never below zero, whatever happens at once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -400_000, max: 400_000 }), { minLength: 1, maxLength: 12 }),
        async (amounts) => {
          const before = await balanceOf(member);
          const outcomes = await Promise.allSettled(amounts.map(pay));
          const moved = amounts.filter((_, index) => outcomes[index]?.status === "fulfilled");
          const after = await balanceOf(member);
          expect(after).toBe(before + moved.reduce((sum, amount) => sum + amount, 0));
          expect(after).toBeGreaterThanOrEqual(0);
          expect(await sumOfEntries(`wallet:${member}`)).toBe(after);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("refuses what is not there, and leaves no trace of it", async () => {
    const count = () =>
      database.db
        .selectFrom("transactions")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();
    const before = [await count(), await balanceOf(member)];
    await expect(pay(-100_000_000)).rejects.toThrow(/balance/);
    expect([await count(), await balanceOf(member)]).toEqual(before);
  });

  it("writes nothing for a movement of nothing", async () => {
    const before = await balanceOf(member);
    expect(await pay(0)).toBe(before);
  });

  it("can't be unbalanced even by hand", async () => {
    const lopsided = database.db.transaction().execute(async (tx) => {
      const { accountId } = await lockWallet(tx, member);
      await tx
        .insertInto("transactions")
        .values({ id: "t-1", member_id: member, kind: "win", reference: null, created_at: 1 })
        .execute();
      await tx
        .insertInto("entries")
        .values({ transaction_id: "t-1", account_id: accountId, amount: 5 })
        .execute();
    });
    await expect(lopsided).rejects.toThrow(/does not sum to zero/);
  });

  it("tells what every movement left in the wallet", async () => {
    const before = await balanceOf(member);
    await pay(300);
    await pay(-100);
    const told = await database.db
      .selectFrom("entries")
      .select("balance_after")
      .where("account_id", "=", `wallet:${member}`)
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(told.map(({ balance_after }) => balance_after)).toEqual([before + 200, before + 300]);
  });

  it("lets no hand but its own move a balance", async () => {
    const { db } = database;
    const byHand = db.updateTable("wallets").set({ balance: 1 }).where("member_id", "=", member).execute();
    await expect(byHand).rejects.toThrow(/moved by ledger entries alone/);
    const rich = { member_id: "M-nobody", account_id: "wallet:M-nobody", balance: 5 };
    await expect(db.insertInto("wallets").values(rich).execute()).rejects.toThrow(/ledger entries alone/);
  });

  it("knows no reason that it was not told of", async () => {
    const unknown = {
      id: "t-2",
      member_id: member,
      kind: sql<"win">`'gift'`,
      reference: null,
      created_at: 1,
    };
    await expect(database.db.insertInto("transactions").values(unknown).execute()).rejects.toThrow(
      /transactions_kind/,
    );
  });

  it("can't be rewritten", async () => {
    await expect(database.db.updateTable("entries").set({ amount: 1 }).execute()).rejects.toThrow(
      /never changed/,
    );
    await expect(database.db.deleteFrom("entries").execute()).rejects.toThrow(/never changed/);
  });
});

import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { useSeededDatabase } from "../testing/test-database.ts";
import { seedTeamInto } from "./seed-team.ts";
import { seedPlay, seedTeam } from "./world/team.ts";

const database = useSeededDatabase();

const first = async (statement: string): Promise<unknown> =>
  (await sql.raw(statement).execute(database.db)).rows[0];

describe("the seeded tree", () => {
  it("is the same every time, and has four levels", () => {
    const team = seedTeam();
    expect(seedTeam()).toEqual(team);
    expect(team.length).toBeGreaterThanOrEqual(2_000);
    expect(new Set(team.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(team.map(({ username }) => username)).size).toBe(team.length);
    for (const { parent, rate, joinedDaysAgo } of team) {
      expect(rate).toBeLessThanOrEqual(parent?.rate ?? 80);
      expect(joinedDaysAgo).toBeLessThanOrEqual(parent?.joinedDaysAgo ?? 240);
    }
    expect(seedPlay(team, 2e12)).toEqual(seedPlay(team, 2e12));
  });

  it("has played up to the seed's day, nobody before joining", async () => {
    expect(
      await first(`
        select count(*) filter (where rounds.created_at < members.created_at)::int as early,
          count(distinct member_id) > 500 as many
        from rounds join members on members.id = member_id where members.id like 'T-%'`),
    ).toEqual({ early: 0, many: true });
  });
});

describe("the ledger that it is written into", () => {
  it("is sound: movements are zero, balances are their entries, none was ever below zero", async () => {
    expect(
      await first(`
        select
          (select count(*)::int from (
            select 1 from entries group by transaction_id having sum(amount) <> 0
          ) as broken) as lopsided,
          (select count(*)::int from wallets where balance <> (
            select coalesce(sum(amount), 0) from entries where account_id = wallets.account_id)) as untrue,
          (select count(*)::int from (
            select balance_after, sum(amount) over (partition by account_id order by entries.id) as told
            from entries join accounts on accounts.id = account_id where accounts.kind = 'wallet'
          ) as chain where balance_after <> told or balance_after < 0) as chain,
          (select coalesce(sum(amount), 0)::int from entries where account_id = 'house:payouts') as payouts`),
    ).toEqual({ lopsided: 0, untrue: 0, chain: 0, payouts: 0 });
  });

  it("says of every row what it moved, once", async () => {
    for (const [table, cause, sum] of [
      ["rounds", "round", "win - stake"],
      ["bets", "bet", "win - stake"],
      ["deposits", "deposit", "amount"],
      ["withdrawals", "withdrawal", "-amount"],
      ["agent_earnings", "", "amount"],
    ] as const) {
      const reference = cause === "" ? "rows.kind || ':' || rows.id" : `'${cause}:' || rows.id`;
      const odd = `
        select count(*)::int as odd from ${table} as rows where (${sum}) <> (
          select coalesce(sum(entries.amount), 0) from transactions
          join entries on entries.transaction_id = transactions.id
          where reference = ${reference} and account_id = 'wallet:' || rows.member_id)`;
      await sql
        .raw("create index if not exists by_reference on transactions (reference)")
        .execute(database.db);
      expect([table, await first(odd)]).toEqual([table, { odd: 0 }]);
    }
  });

  it("goes on as before: its rules hold for the next entry, and the tree is written once", async () => {
    const { db } = database;
    const count = () => first("select count(*)::int as n from entries");
    const before = await count();
    await seedTeamInto(db, { now: Date.now, brand: houseBrand });
    expect(await count()).toEqual(before);
    const byHand = db.updateTable("wallets").set({ balance: 1 }).where("member_id", "=", "T-0001").execute();
    await expect(byHand).rejects.toThrow(/moved by ledger entries alone/);
    const lopsided = sql`
      with movement as (
        insert into transactions (id, member_id, kind, created_at) values ('t-x', 'T-0001', 'win', 1) returning id
      ) insert into entries (transaction_id, account_id, amount) select id, 'wallet:T-0001', 5 from movement`;
    await expect(lopsided.execute(db)).rejects.toThrow();
  });
});

import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { lightPasswordCost } from "../session/password-hash.ts";
import { allSound, auditAll } from "../testing/money.ts";
import { useSeededDatabase } from "../testing/test-database.ts";
import { replaceWorld } from "./seed.ts";
import { seedTeamInto } from "./seed-team.ts";
import { seedPlay, seedTeam } from "./world/team.ts";

const database = useSeededDatabase();

const first = async (statement: string): Promise<unknown> =>
  (await sql.raw(statement).execute(database.db)).rows[0];

describe("the seeded tree", () => {
  it("is always the same, and has four levels", () => {
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

  it("has activity up to the day of seeding, for nobody before joining", async () => {
    expect(
      await first(`
        select count(*) filter (where rounds.created_at < members.created_at)::int as early,
          count(distinct member_id) > 500 as many
        from rounds join members on members.id = member_id where members.id like 'T-%'`),
    ).toEqual({ early: 0, many: true });
  });
});

it("seeded members have the level of their bets: ordinary members by the club's totals, others none", async () => {
  const levels = houseBrand.sandbox.vipLevels;
  const { rows } = await sql<{ type: number; label: string | null; stakes: number }>`
    select type, club_label as label, (select coalesce(sum(stake), 0) from (
      select stake from rounds where member_id = members.id
      union all select stake from bets where member_id = members.id) as played)::bigint as stakes
    from members`.execute(database.db);
  for (const { type, label, stakes } of rows) {
    const reached = levels.filter(({ from }) => from <= stakes).at(-1)?.name ?? null;
    expect(label).toBe(type === 0 ? reached : null);
  }
  expect(rows.filter(({ label }) => label !== null).length).toBeGreaterThan(500);
});

it("the past weeks' cashback is 3, 5 or 8 % of each member's net loss in slots", async () => {
  const { rows: issued } = await sql<{ member_id: string; monday: string; amount: number }>`
    select member_id, substr(source, 6) as monday, amount::bigint from rewards
    where kind = 'cashback' and source like 'week:%'`.execute(database.db);
  const mondays = [...new Set(issued.map(({ monday }) => monday))];
  expect(mondays.length).toBeGreaterThanOrEqual(2);
  for (const monday of mondays) {
    const from = houseBrand.clock.startOf(monday);
    const { rows } = await sql<{ member_id: string; loss: number }>`
      select member_id, sum(stake - win)::bigint as loss from rounds join games using (node_id)
      where type = 'RNG' and created_at >= ${from}::bigint and created_at < ${from + 7 * 86_400_000}::bigint
      group by member_id`.execute(database.db);
    const owed = rows.flatMap(({ member_id, loss }) => {
      if (loss < 1_000_00) return [];
      const percent = loss < 10_000_00 ? 3 : loss < 50_000_00 ? 5 : 8;
      return [{ member_id, monday, amount: Math.floor((loss * percent) / 100) }];
    });
    const order = (list: typeof issued) => list.toSorted((a, b) => (a.member_id < b.member_id ? -1 : 1));
    expect(order(issued.filter((row) => row.monday === monday))).toEqual(order(owed));
  }
});

describe("the ledger that it is written into", () => {
  it("is consistent, and every balance equals the sum of the movements before it", async () => {
    expect(await auditAll(database.db)).toEqual(allSound);
    expect(
      await first(`
        select count(*)::int as odd from (
          select balance_after, sum(amount) over (partition by account_id order by entries.id) as counted
          from entries join accounts on accounts.id = account_id where accounts.kind = 'wallet'
        ) as chain where balance_after <> counted`),
    ).toEqual({ odd: 0 });
  });

  it("has one movement for every row", async () => {
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

  it("is written once", async () => {
    const count = () => first("select count(*)::int as n from entries");
    const before = await count();
    await seedTeamInto(database.db, { now: Date.now, brand: houseBrand });
    expect(await count()).toEqual(before);
  });
});

it("can be written when several of the leader's earnings are paid at one moment", async () => {
  const now = () => Date.parse("2026-11-30T05:25:00Z");
  await replaceWorld(database.db, { now, brand: houseBrand, passwordCost: lightPasswordCost });
  const wallet = "select balance::int from wallets where member_id = 'M-agente'";
  expect(await first(wallet)).toEqual({ balance: 1_250_000 });
});

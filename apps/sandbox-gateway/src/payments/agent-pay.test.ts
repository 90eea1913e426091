import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { sql } from "kysely";
import { describe, expect, inject, it, vi } from "vitest";
import type { EarningLineRow } from "../data/schema.ts";
import { sweep } from "../sweeper.ts";
import { allSound, auditAll, useMember } from "../testing/index.ts";
import { move } from "../wallet/ledger.ts";
import { PAY_DELAY_MS } from "./pay-periods.ts";

// Some tests read the whole tree.
vi.setConfig({ testTimeout: 120_000 });

const started = Date.now() + inject("clockAhead");
const gateway = useMember("agente", { team: true, now: () => started });
const db = () => gateway.services().db;
const sweepAt = async (ms: number) => {
  gateway.later(ms);
  await sweep(gateway.services());
};

/** Mexico City is six hours behind UTC all year. */
const midnight = (day: Date) => day.getTime() + 6 * HOUR_MS;
const dayOf = (instant: number) => new Date(Math.floor((instant - 6 * HOUR_MS) / DAY_MS) * DAY_MS);

/** The end of the period that an instant lies in. */
const endOf: Readonly<Record<string, (instant: number) => number>> = {
  hour: (instant) => (Math.floor(instant / HOUR_MS) + 1) * HOUR_MS,
  day: (instant) => midnight(dayOf(instant)) + DAY_MS,
  "half-month": (instant) => {
    const day = dayOf(instant);
    const [year, month, isFirstHalf] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() < 16];
    return midnight(new Date(isFirstHalf ? Date.UTC(year, month, 16) : Date.UTC(year, month + 1, 1)));
  },
};

/** Every rebate of the weeks that have ended, by plain SQL from rounds and bets. */
const rebatesBySql = async (until: number) => {
  const { rows } = await sql<{ agent: string; starts: number; amount: number }>`
    with recursive chain (player, agent, rate, below) as (
      select id, id, rebate_rate, 0 from members
      union all
      select chain.player, above.id, above.rebate_rate, chain.rate
      from chain join members as one on one.id = chain.agent join members as above on above.id = one.inviter_id
    ), stakes (player, stake, week) as (
      select member_id, stake, date_trunc('week', to_timestamp(at / 1000.0) at time zone 'America/Mexico_City')
      from (select member_id, stake, created_at as at from rounds
        union all select member_id, stake, placed_at from bets) as played
    )
    select agent, (extract(epoch from week at time zone 'America/Mexico_City') * 1000)::bigint as starts,
      floor(sum(stake * (rate - below)) / 10000)::bigint as amount
    from stakes join chain using (player)
    where (week + interval '7 days') at time zone 'America/Mexico_City' <= to_timestamp(${until} / 1000.0)
    group by 1, 2 having sum(stake * (rate - below)) >= 10000
  `.execute(db());
  return rows.map(({ agent, starts, amount }) => `${agent} rebate ${starts} ${amount}`).toSorted();
};

/** Every dividend and salary of the periods that have ended, from the raw rows and the contracts' tiers. */
const contractPayBySql = async (until: number) => {
  const contracts = await db().selectFrom("contracts").selectAll().execute();
  const paid: string[] = [];
  for (const { member_id, kind, basis, period, tiers, state, answered_at, ended_at } of contracts) {
    if (answered_at === null || !["active", "ended"].includes(state)) continue;
    const { rows } = await sql<{ who: string; at: number; stake: number; paid: number }>`
      with recursive team (id) as (
        select id from members where inviter_id = ${member_id}
        union all select members.id from members join team on members.inviter_id = team.id
      )
      select who, at, stake, paid from (
        select member_id as who, created_at as at, stake, win as paid from rounds
        union all select member_id, placed_at, stake, 0 from bets
        union all select member_id, settled_at, 0, win from bets where settled_at is not null
        union all select member_id, claimed_at, 0, amount from rewards where claimed_at is not null
      ) as happened join team on team.id = who`.execute(db());
    const last = Math.min(ended_at ?? until, until);
    for (let from = answered_at, to = from; from < last; from = to) {
      const end = endOf[period]?.(from) ?? Number.NaN;
      to = Math.min(end, last);
      if (end > until) break;
      const within = rows.filter(({ at }) => at >= from && at < to);
      const staked = within.reduce((sum, { stake }) => sum + stake, 0);
      const base = basis === "turnover" ? staked : within.reduce((sum, row) => sum - row.paid, staked);
      const active = new Set(within.filter(({ stake }) => stake > 0).map(({ who }) => who)).size;
      let amount = 0;
      for (const tier of tiers)
        if (base > 0 && base >= tier.from && active >= tier.members)
          amount = "share" in tier.pay ? Math.floor((base * tier.pay.share) / 10_000) : tier.pay.amount;
      if (amount > 0) paid.push(`${member_id} ${kind} ${from} ${amount}`);
    }
  }
  return paid.toSorted();
};

const earnings = () => db().selectFrom("agent_earnings").selectAll().execute();

/** All payments by their rows or by the ledger: rebates, and the pay of contracts. */
const paidBy = async (source: "rows" | "ledger") => {
  const { rows } = await sql<{ member: string; kind: string; starts: number; amount: number }>`
    select agent_earnings.member_id as member, agent_earnings.kind, starts_at as starts,
      ${source === "rows" ? sql`agent_earnings.amount` : sql`entries.amount`} as amount
    from agent_earnings
    left join transactions on reference = agent_earnings.kind || ':' || agent_earnings.id
      and transactions.kind in ('rebate', 'dividend', 'salary')
    left join entries on transaction_id = transactions.id and account_id = 'wallet:' || agent_earnings.member_id
  `.execute(db());
  const all = rows
    .map(({ member, kind, starts, amount }) => `${member} ${kind} ${starts} ${amount}`)
    .toSorted();
  const isRebate = (payment: string) => payment.includes(" rebate ");
  return { rebates: all.filter(isRebate), byContract: all.filter((payment) => !isRebate(payment)) };
};

const expectAllPaid = async (until: number) => {
  const expected = { rebates: await rebatesBySql(until), byContract: await contractPayBySql(until) };
  expect(await paidBy("rows")).toEqual(expected);
  expect(await paidBy("ledger")).toEqual(expected);
  return expected;
};

/** Rounds of members of the tree after seeding, with money of the house. */
const playOn = (rounds: readonly (readonly [memberId: string, at: number, stake: number, win: number])[]) =>
  db()
    .transaction()
    .execute(async (tx) => {
      for (const [memberId, at, stake, win] of rounds) {
        const id = crypto.randomUUID();
        const row = { id, member_id: memberId, idempotency_key: id, node_id: "JL-RNG-001", stake, win };
        await tx
          .insertInto("rounds")
          .values({ ...row, outcome: "{}", created_at: at })
          .execute();
        await move(tx, { memberId, kind: "adjustment", amount: stake, reference: null, at });
        const reference = `round:${id}`;
        await move(tx, { memberId, kind: "bet", amount: -stake, reference, at });
        await move(tx, { memberId, kind: "win", amount: win, reference, at });
      }
    });

/** The share that a payment's lines name, in centavos. */
const sumOf = (lines: readonly EarningLineRow[]): number =>
  lines.reduce((sum, line) => {
    if (line.type === "fixed") return sum + line.amount;
    return "rate" in line ? sum + (line.base * line.rate) / 10_000 : sum;
  }, 0);

describe("what agents are paid", () => {
  it("for three months of seeded play is what rates and contracts say, to the centavo", async () => {
    const { rebates, byContract } = await expectAllPaid(started);
    const first = Math.min(...(await earnings()).map(({ starts_at }) => starts_at));
    expect(started - first).toBeGreaterThan(75 * DAY_MS);
    expect(new Set(rebates.map((payment) => payment.split(" ")[0])).size).toBeGreaterThan(100);
    for (const [agent, kind] of [
      ["M-agente", "dividend"],
      ["M-agente", "daily-salary"],
      ["T-", "dividend"],
      ["T-", "daily-salary"],
      ["T-", "hourly-salary"],
    ] as const) {
      const found = byContract.filter(
        (payment) => payment.startsWith(agent) && payment.includes(` ${kind} `),
      );
      expect([agent, kind, found.length > 1]).toEqual([agent, kind, true]);
    }
  });

  it("by the sweep continues what was seeded, and every period is paid once", async () => {
    const players = (await db().selectFrom("members").select("id").where("id", "like", "T-%").execute())
      .map(({ id }) => id)
      .toSorted()
      .slice(-400);
    const hours = Array.from({ length: 20 * 2 }, (_, index) => started + (index * 12 + 1) * HOUR_MS);
    await playOn(
      hours.flatMap((at, index) =>
        [0, 7, 80, 160].map((step) => {
          const memberId = players[(index * 11 + step) % players.length] ?? "";
          const stake = 10_000 + ((index * 137 + step) % 400) * 101;
          return [memberId, at, stake, index % 5 === 0 ? stake * 3 : 0] as const;
        }),
      ),
    );
    const before = (await earnings()).length;
    await sweepAt(21 * DAY_MS + PAY_DELAY_MS);
    await expectAllPaid(started + 21 * DAY_MS);
    const after = await earnings();
    expect(after.length).toBeGreaterThan(before + 100);
    await Promise.all([sweepAt(0), sweepAt(0)]);
    await db()
      .updateTable("payment_runs")
      .set({ paid_until: started + 14 * DAY_MS })
      .execute();
    await sweepAt(0);
    expect(await earnings()).toEqual(after);
    expect(await auditAll(db())).toEqual(allSound);
    for (const { id, amount, lines } of after) expect([id, Math.floor(sumOf(lines))]).toEqual([id, amount]);
  });

  it("by a contract begins with its acceptance and stops after its last instant", async () => {
    const terms = { kind: "dividend", basis: "net-loss", period: "half-month", state: "active" } as const;
    const tiers = JSON.stringify([{ from: 100, members: 1, pay: { share: 1_000 } }]);
    const offer = { offered_at: started - 1, answer_before: started + DAY_MS };
    const valid = { answered_at: started, valid_until: started + 20 * DAY_MS };
    const contract = { id: "C-short", member_id: "M-socia", ...terms, ...offer, ...valid, tiers };
    await db().insertInto("contracts").values(contract).execute();
    await gateway.change("jugador", { inviter_id: "M-socia" });
    const days = Array.from({ length: 40 }, (_, day) => started + day * DAY_MS + HOUR_MS);
    await playOn(days.map((at) => ["M-jugador", at, 10_000, 0] as const));
    await sweepAt(40 * DAY_MS);
    const paid = await db()
      .selectFrom("agent_earnings")
      .selectAll()
      .where("contract_id", "=", "C-short")
      .orderBy("starts_at")
      .execute();
    expect(paid[0]?.starts_at).toBe(started);
    expect(paid.at(-1)?.ends_at).toBe(started + 20 * DAY_MS + 1);
    // A tenth of a loss of 100 pesos a day on 20 days.
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(20 * 1_000);
  });
});

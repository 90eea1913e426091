import type { TeamFigures } from "@volado/domain/agency";
import { DAY_MS, MINUTE_MS, nextDay } from "@volado/domain/calendar";
import { compareMoney, type Money, moneyOf, subtractMoney, sumMoney } from "@volado/domain/money";
import { type RawBuilder, sql } from "kysely";
import { describe, expect, inject, it, vi } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { settleRound } from "../play-rounds/rounds.ts";
import { launchedAt, launchFields, pesos, ticketOf, useMember } from "../testing/index.ts";

// Some tests sum the whole tree by SQL.
vi.setConfig({ testTimeout: 60_000 });

const { clock, currency } = houseBrand;
const money = (centavos: number) => moneyOf(centavos, currency);

const started = Date.now() + inject("clockAhead");
const gateway = useMember("agente", { team: true, now: () => started });

/** A range of days, each given as a number of days ago, both inclusive. */
const days = (from: number, to: number) => {
  const start = (ago: number) => clock.startOf(nextDay(clock.day(started), -ago));
  return { from: start(from), to: start(to - 1) };
};
type Span = ReturnType<typeof days>;
const always = days(100, 0);
const spans = [days(1, 1), days(10, 10), days(30, 30), always];

const asked = (fields: object) => ({ page: 1, pageSize: 500, ...always, ...fields });
const report = (fields: object = {}) =>
  gateway.read("getTeamReport", asked({ tool: "members", group: "MEMBER", ...fields }));
const bets = (fields: object = {}) => gateway.read("listTeamBets", asked(fields));
const earnings = (fields: object) => gateway.read("listEarnings", asked(fields));
const counts = ({ from, to }: Span) =>
  gateway.read("getTeamCounts", { startDate: from, endDate: to, size: 0 });

const one = async <T extends object>(query: RawBuilder<T>): Promise<T> => {
  const { rows } = await query.execute(gateway.services().db);
  if (rows[0] === undefined) throw new Error("The rows say nothing.");
  return rows[0];
};

/** The member of a level with downlines and the most bets. */
const memberOfLevel = async (level: number) => {
  const { list } = await report({ memberId: level === 1 ? undefined : (await memberOfLevel(level - 1)).id });
  const member = list.toSorted((a, b) => compareMoney(b.stake, a.stake)).find(({ own }) => !own)?.member;
  if (member === undefined) throw new Error(`Nobody plays at level ${level}.`);
  return member;
};

/** The leader's tree, with or without the leader, as the table `team`. */
const teamOf = (leaderId: string, withLeader: boolean) => sql`
    with recursive tree (id) as (
      select id from members where inviter_id = ${leaderId}
      union select members.id from members join tree on members.inviter_id = tree.id
    ), team (id) as (select id from tree union select id from members where id = ${leaderId} and ${withLeader})`;

/** A report's totals from the raw rows: rounds, bets, deposits, withdrawals, rewards, earnings. */
const totalsBySql = async (leaderId: string, withLeader: boolean, { from, to }: Span) => {
  const within = (instant: string) => sql.raw(`${instant} >= ${from} and ${instant} < ${to}`);
  const sums = await one(sql<Readonly<Record<Exclude<keyof TeamFigures, "profit"> | "wonByThose", number>>>`
    ${teamOf(leaderId, withLeader)}, played (member_id, stake, win, of_those) as (
      select member_id, stake, win, win from rounds where ${within("created_at")}
      union all select member_id, stake, 0, case when settled_at is null then 0 else win end
        from bets where ${within("placed_at")}
      union all select member_id, 0, win, 0 from bets where ${within("coalesce(settled_at, -1)")}
    )
    select
      (select count(*)::bigint from played join team on id = member_id where stake > 0) as "betCount",
      (select count(distinct member_id)::bigint from played join team on id = member_id where stake > 0) as bettors,
      (select coalesce(sum(stake), 0)::bigint from played join team on id = member_id) as stake,
      (select coalesce(sum(win), 0)::bigint from played join team on id = member_id) as win,
      (select coalesce(sum(of_those), 0)::bigint from played join team on id = member_id) as "wonByThose",
      (select coalesce(sum(amount), 0)::bigint from deposits join team on team.id = member_id
        where state = 'paid' and ${within("settled_at")}) as deposit,
      (select coalesce(sum(amount + fee), 0)::bigint from withdrawals join team on team.id = member_id
        where state <> 'rejected' and ${within("requested_at")}) as withdrawal,
      (select coalesce(sum(amount), 0)::bigint from rewards join team on team.id = member_id
        where status = 'Claimed' and ${within("claimed_at")}) as bonus,
      (select coalesce(sum(amount), 0)::bigint from agent_earnings join team on team.id = member_id
        where kind = 'rebate' and ${within("paid_at")}) as rebate
  `);
  const { betCount, bettors, wonByThose, ...amounts } = sums;
  const profit = amounts.win + amounts.bonus + amounts.rebate - amounts.stake;
  const sumsOfMoney = Object.entries({ ...amounts, profit }).map(([name, sum]) => [name, money(sum)]);
  const totals = { betCount, bettors, ...Object.fromEntries(sumsOfMoney) };
  return { totals, wonByThose: money(wonByThose) };
};

const figures = ["stake", "win", "deposit", "withdrawal", "bonus", "rebate", "profit"] as const;
const addUp = (lines: readonly TeamFigures[], figure: (typeof figures)[number]): Money => {
  const amounts = lines.map((line) => line[figure]);
  return sumMoney(amounts, currency);
};

describe.each([0, 1, 2])("the totals of level %i", (level) => {
  it.each(spans)("are the sums of the rows, however they are grouped, from %j", async (span) => {
    const memberId = level === 0 ? undefined : (await memberOfLevel(level)).id;
    const { totals: expected, wonByThose } = await totalsBySql(memberId ?? "M-agente", level > 0, span);
    for (const group of ["MEMBER", "DAY"]) {
      const { totals, list } = await report({ ...span, memberId, group });
      expect(totals).toEqual(expected);
      for (const figure of figures) expect(addUp(list, figure)).toEqual(totals[figure]);
      expect(list.reduce((sum, line) => sum + line.betCount, 0)).toBe(totals.betCount);
    }
    const { betCount, bettors, stake, win } = expected;
    const types = await report({ ...span, memberId, group: "TYPE" });
    expect(types.totals).toMatchObject({ betCount, bettors, stake, win, deposit: money(0) });
    expect(addUp(types.list, "stake")).toEqual(stake);
    const single = { betCount, bettors, stake, win: wonByThose };
    expect(await bets({ ...span, memberId })).toMatchObject({ totals: single, totalCount: betCount });
  });
});

describe("a team report", () => {
  it("covers a tree of 2,000 members on four levels; a member's page has the same totals as its row", async () => {
    const top = await report();
    expect(top.path[0]?.team).toBeGreaterThanOrEqual(2_000);
    expect(new Set(top.list.map(({ member }) => member?.level))).toEqual(new Set([1]));
    const first = await memberOfLevel(1);
    const { path, list, totals } = await report({ memberId: first.id });
    expect(path.map(({ name }) => name)).toEqual(["agente", first.name]);
    expect(list.filter(({ own }) => own).map(({ id }) => id)).toEqual([first.id]);
    expect(top.list.find(({ id }) => id === first.id)).toMatchObject(totals);
    const below = list.filter(({ own }) => !own).map(({ member }) => 1 + (member?.team ?? 0));
    expect(below.reduce((sum, team) => sum + team, 0)).toBe(first.team);
    const last = await report({ memberId: (await memberOfLevel(3)).id });
    expect(last.path.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
    const leaves = last.list.filter(({ own }) => !own);
    expect(new Set(leaves.map(({ member }) => `${member?.level} ${member?.team}`))).toEqual(new Set(["4 0"]));
  });

  it("finds members at every level by a part of the name, each without their team", async () => {
    const third = await memberOfLevel(3);
    const { list, totals } = await report({ name: ` \u200b${third.name.toUpperCase()}. ` });
    expect(list).toMatchObject([{ id: third.id, own: true, member: { level: 3 } }]);
    expect(totals.stake).toEqual(list[0]?.stake);
    expect(await report({ name: "socia" })).toMatchObject({ list: [], totalCount: 0, totalPages: 1 });
  });

  it("lists the found by name, an exact match first, each with level and upline", async () => {
    const { list } = await report({ name: "alma" });
    const names = list.map(({ member }) => member?.name ?? "");
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted());
    expect(new Set(list.map(({ member }) => member?.level)).size).toBeGreaterThan(2);
    for (const { member } of list) {
      const { path } = await report({ memberId: member?.id, pageSize: 1 });
      expect(member?.upline).toBe(path.at(-2)?.name);
      if (member?.level === 4) break;
    }
    const exact = names.at(-1) ?? "";
    await gateway.change(exact, { username: "alma" });
    expect((await report({ name: "alma" })).list[0]?.member?.name).toBe("alma");
  });

  it("can be limited to members who haven't played for seven days, or have never deposited", async () => {
    for (const [only, table, since] of [
      [
        "idle",
        "(select member_id, created_at as at from rounds union all select member_id, placed_at from bets)",
        7,
      ],
      ["no-deposit", "(select member_id, settled_at as at from deposits where state = 'paid')", 30_000],
    ] as const) {
      const start = started - since * DAY_MS;
      const { expected } = await one(sql<{ expected: number }>`${teamOf("M-agente", false)}
        select count(*)::bigint as expected from team join members using (id)
        where (created_at <= ${start} or ${only === "no-deposit"})
          and not exists (select from ${sql.raw(table)} as did where did.member_id = team.id and at > ${start})`);
      expect(expected).toBeGreaterThan(100);
      const { list, totalCount } = await report({ only });
      expect(totalCount).toBe(expected);
      expect(list.every(({ own }) => own)).toBe(true);
      const names = list.map(({ member }) => member?.name ?? "");
      expect(names).toEqual(names.toSorted());
      const [first = ""] = names;
      expect((await report({ only, name: first })).list).toHaveLength(1);
    }
    expect((await bets({ only: "no-deposit" })).totalCount).toBe(0);
  });

  it("is sorted by any figure, in pages, with the totals of all pages", async () => {
    const all = await report({ sort: "stake", desc: true });
    const stakes = all.list.map(({ stake }) => stake);
    expect(stakes).toEqual(stakes.toSorted((a, b) => compareMoney(b, a)));
    const second = await report({ sort: "stake", desc: true, page: 2, pageSize: 5 });
    expect(second.list.map(({ id }) => id)).toEqual(all.list.slice(5, 10).map(({ id }) => id));
    expect(second).toMatchObject({ page: 2, totalPages: Math.ceil(stakes.length / 5), totals: all.totals });
    const profits = all.list.map(({ profit }) => profit);
    expect((await report({ sort: "profit" })).list[0]?.profit).toEqual(profits.toSorted(compareMoney)[0]);
  });

  it("shows the ledger's balances", async () => {
    const owned = async (team: RawBuilder<unknown>) => {
      const { sum } = await one(sql<{ sum: number }>`${team}
        select coalesce(sum(amount), 0)::bigint as sum from entries join team on account_id = 'wallet:' || team.id`);
      return money(sum);
    };
    const lines = (await report()).list.flatMap(({ member }) => (member ? [member] : [])).slice(0, 3);
    expect(lines).toHaveLength(3);
    for (const { id, balance, teamBalance } of lines) {
      expect(balance).toEqual(await owned(sql`with team (id) as (select ${id}::text)`));
      expect(teamBalance).toEqual(await owned(teamOf(id, false)));
    }
  });

  it.each(["getTeamReport", "listTeamBets"] as const)("by %s shows nobody else's tree", async (id) => {
    const first = await memberOfLevel(1);
    const see = async (memberId?: string) => {
      const { body } = await gateway.send(
        id,
        asked({ pageSize: 5, tool: "members", group: "MEMBER", memberId }),
      );
      return body.code ?? body.value;
    };
    for (const stranger of ["M-socia", "M-nobody"]) expect(await see(stranger)).toBe("not_permitted");
    await gateway.become("socia");
    expect([await see(first.id), await see()]).toMatchObject(["not_permitted", { list: [], totalCount: 0 }]);
    await gateway.become(first.name);
    expect([await see("M-agente"), await see()]).toMatchObject(["not_permitted", { page: 1 }]);
  });
});

it("the team's bets are filtered by type, member and name, and sorted by size, else newest first", async () => {
  const times = (await bets(spans[1])).list.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const { list } = await bets({ gameType: "SPORTS", sort: "win", desc: true });
  const wins = list.map(({ win }) => win);
  expect(wins).toEqual(wins.toSorted((a, b) => compareMoney(b, a)));
  expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set(["SPORTS"]));
  const { memberId, name } = list[0] ?? { memberId: "", name: "" };
  expect(new Set((await bets({ name })).list.map((bet) => bet.memberId))).toEqual(new Set([memberId]));
  const own = await bets({ memberId, pageSize: 1 });
  expect([own.list.length, own.path.at(-1)?.name]).toEqual([1, name]);
  expect(own.totalPages).toBe(own.totalCount);
});

describe("earnings", () => {
  it.each([
    ["rebate", 0],
    ["dividend", 0],
    ["rebate", 1],
  ])("of the kind %s are what the ledger paid, at level %i", async (kind, level) => {
    const leader = level === 0 ? { id: "M-agente", name: "agente" } : await memberOfLevel(1);
    await gateway.become(leader.name);
    for (const span of [days(70, 0), days(30, 0), days(50, 10)]) {
      const paid = await one(sql<{ sum: number; count: number }>`
        select coalesce(sum(amount), 0)::bigint as sum, count(*)::bigint as count
        from transactions join entries on entries.transaction_id = transactions.id
        where account_id = ${`wallet:${leader.id}`} and reference like ${`${kind}:%`}
          and created_at >= ${span.from} and created_at < ${span.to}
      `);
      const { total, totalCount, list } = await earnings({ ...span, kind });
      expect(totalCount).toBeGreaterThan(0);
      expect([total.centavos, totalCount]).toEqual([paid.sum, paid.count]);
      const times = list.map(({ paidAt }) => paidAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
  });

  it("of a rebate are each level's share of the stakes below", async () => {
    const [latest] = (await earnings({ kind: "rebate" })).list;
    if (latest === undefined) throw new Error("Nobody was paid.");
    const { staked, part } = await one(sql<{ staked: number; part: number }>`
      with recursive tree (id, rate) as (
        select id, rebate_rate from members where inviter_id = 'M-agente'
        union all
        select members.id, tree.rate from members join tree on members.inviter_id = tree.id
      ), played (member_id, stake) as (
        select member_id, stake from rounds where created_at >= ${latest.from} and created_at < ${latest.to}
        union all
        select member_id, stake from bets where placed_at >= ${latest.from} and placed_at < ${latest.to}
      )
      select sum(stake)::bigint as staked, sum(stake * (80 - rate))::bigint as part
      from played join tree on tree.id = member_id
    `);
    expect([latest.base.centavos, latest.amount.centavos]).toEqual([staked, Math.floor(part / 10_000)]);
  });

  it("of a dividend are computed from the figures of the report on the same days", async () => {
    const { list } = await earnings({ kind: "dividend" });
    expect(list.length).toBeGreaterThan(1);
    for (const { from, to, base, lines } of list) {
      const { totals } = await report({ from, to });
      const { stake, win, bonus } = totals;
      expect(base).toEqual(subtractMoney(subtractMoney(stake, win), bonus));
      expect(lines.slice(0, 3)).toEqual([
        { type: "stake", amount: stake },
        { type: "win", amount: win },
        { type: "bonus", amount: bonus },
      ]);
      expect(lines[3]).toMatchObject({ type: "tier", active: totals.bettors });
    }
  });

  it("of a salary are shown to the agent who has the contract", async () => {
    expect((await earnings({ kind: "daily-salary" })).totalCount).toBeGreaterThan(5);
    expect((await earnings({ kind: "hourly-salary" })).totalCount).toBe(0);
  });

  it("come in pages, the agent's own only", async () => {
    const { list, totalCount } = await earnings({ kind: "rebate", pageSize: 100 });
    const second = { totalCount, totalPages: Math.ceil(totalCount / 3), list: list.slice(3, 6) };
    expect(await earnings({ kind: "rebate", page: 2, pageSize: 3 })).toMatchObject(second);
    await gateway.become("socia");
    expect(await earnings({ kind: "rebate" })).toMatchObject({ list: [], total: pesos(0), totalCount: 0 });
  });
});

describe("the team's counters", () => {
  it.each([0, 1])("of a day match the rows, at level %i", async (level) => {
    const leader = level === 0 ? { id: "M-agente", name: "agente" } : await memberOfLevel(1);
    await gateway.become(leader.name);
    for (const span of spans.slice(0, 3)) {
      const count = (rows: string) => sql`(
        select count(distinct member_id)::bigint from (${sql.raw(rows)}) as did
        join team on team.id = member_id where at >= ${span.from} and at < ${span.to})`;
      const expected = await one(sql<object>`${teamOf(leader.id, false)} select
        ${count("select id as member_id, created_at as at from members")} as registered,
        ${count(`select member_id, at from logins union all select member_id, last_seen_at from sessions
          union all select member_id, created_at from rounds union all select member_id, placed_at from bets`)}
          as "loggedIn",
        ${count(`select member_id, created_at as at from rounds
          union all select member_id, placed_at from bets`)} as bettors`);
      expect(await counts(span)).toMatchObject(expected);
    }
  });

  it("count every downline once, at every level, without the agent; online means now", async () => {
    await gateway.change("nueva", { inviter_id: "M-socia" });
    await gateway.change("jugador", { inviter_id: "M-nueva" });
    await gateway.become("jugador");
    const ticket = ticketOf(launchedAt(await gateway.send("launchGame", launchFields())));
    const decide = () => ({ outcome: {}, win: 0 });
    for (const idempotencyKey of ["a", "b"])
      await settleRound(gateway.services(), { ticket, bet: 100, idempotencyKey, request: {}, decide });
    await gateway.become("socia");
    const around = (middle: number) => ({ from: middle - DAY_MS, to: middle + DAY_MS });
    const nobody = { loggedIn: 0, bettors: 0, registered: 0, byLink: 0, online: 1 };
    expect(await counts(around(started))).toEqual({ ...nobody, loggedIn: 1, bettors: 1, registered: 2 });
    for (const span of [around(started - 3 * DAY_MS), around(started + 2 * DAY_MS)])
      expect(await counts(span)).toEqual(nobody);
  });

  it("count a session from an earlier day as entered on the day it is used again", async () => {
    await gateway.change("jugador", { inviter_id: "M-socia" });
    await gateway.become("jugador");
    const { db } = gateway.services();
    const times = { created_at: started - 9 * DAY_MS, last_seen_at: started - 2 * DAY_MS };
    await db.updateTable("sessions").set(times).where("member_id", "=", "M-jugador").execute();
    await db
      .updateTable("logins")
      .set({ at: times.created_at })
      .where("member_id", "=", "M-jugador")
      .execute();
    await gateway.read("getMemberInfo");
    await gateway.become("socia");
    expect(await counts(days(0, 0))).toMatchObject({ loggedIn: 1, online: 1 });
    await db
      .updateTable("sessions")
      .set({ last_seen_at: started - 5 * MINUTE_MS })
      .execute();
    expect(await counts(days(0, 0))).toMatchObject({ online: 0 });
  });

  it("of the seeded day can all be true together: who is online or bet has entered", async () => {
    const { loggedIn, bettors, online, registered, byLink } = await counts(days(0, 0));
    expect(online).toBeGreaterThan(0);
    expect(online).toBeLessThanOrEqual(loggedIn);
    expect(bettors).toBeLessThanOrEqual(loggedIn);
    expect(byLink).toBeLessThanOrEqual(registered);
  });

  it("count those who registered through the agent's links, as the links and the seeded message do", async () => {
    const { joined, links } = await gateway.read("getInvitationLinks");
    expect([joined, links.map((link) => link.joined)]).toEqual([3, [3]]);
    const week = { from: started - 7 * DAY_MS, to: started };
    expect((await counts(week)).byLink).toBe(3);
    const { messages } = await gateway.read("listMessages", {
      box: "received",
      pageSize: 20,
      language: "ES",
    });
    expect(messages.map(({ text }) => text).join()).toContain("Tres personas se registraron con tu enlace");
  });
});

import { getTeamReport, listTeamBets } from "@volado/api-client/endpoints";
import type { TeamFigures } from "@volado/domain/agency";
import { nextDay } from "@volado/domain/calendar";
import { compareMoney, type Money, moneyOf, sumMoney } from "@volado/domain/money";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const { clock } = houseBrand;
const money = (centavos: number) => moneyOf(centavos, houseBrand.currency);

const started = Date.now() + inject("clockAhead");
const gateway = useGateway({ now: () => started });
let token = "";

type Fields = Readonly<Record<string, unknown>>;

const days = (from: number, to: number) => {
  const today = clock.day(started);
  const start = (days: number) => clock.startOf(nextDay(today, -days));
  return { from: start(from), to: start(to - 1) };
};
/** Single days, and all of them together: from so many days ago to so many, both included. */
const spans = {
  yesterday: days(1, 1),
  "ten days ago": days(10, 10),
  "a month ago": days(30, 30),
  always: days(70, 0),
};

const ask = (id: "getTeamReport" | "listTeamBets", fields: Fields) =>
  gateway.call({ id, token, fields: { page: 1, pageSize: 500, ...spans.always, ...fields } });
const report = async (fields: Fields) =>
  readValue(await ask("getTeamReport", { group: "MEMBER", ...fields }), getTeamReport.response);
const bets = async (fields: Fields = {}) =>
  readValue(await ask("listTeamBets", fields), listTeamBets.response);

/** A level's first member with downlines. */
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

/** The same asked of the rows that nobody summed: rounds, bets, deposits, withdrawals, rewards and earnings. */
const summedBySql = async (leaderId: string, withLeader: boolean, { from, to }: typeof spans.always) => {
  const within = (instant: string) => sql.raw(`${instant} >= ${from} and ${instant} < ${to}`);
  const { rows } = await sql<Readonly<Record<Exclude<keyof TeamFigures, "profit">, number>>>`
    ${teamOf(leaderId, withLeader)}, played (member_id, stake, win) as (
      select member_id, stake, win from rounds where ${within("created_at")}
      union all select member_id, stake, 0 from bets where ${within("placed_at")}
      union all select member_id, 0, win from bets where ${within("coalesce(settled_at, -1)")}
    )
    select
      (select count(*)::bigint from played join team on id = member_id where stake > 0) as "betCount",
      (select count(distinct member_id)::bigint from played join team on id = member_id where stake > 0) as bettors,
      (select coalesce(sum(stake), 0)::bigint from played join team on id = member_id) as stake,
      (select coalesce(sum(win), 0)::bigint from played join team on id = member_id) as win,
      (select coalesce(sum(amount), 0)::bigint from deposits join team on team.id = member_id
        where state = 'paid' and ${within("settled_at")}) as deposit,
      (select coalesce(sum(amount + fee), 0)::bigint from withdrawals join team on team.id = member_id
        where state <> 'rejected' and ${within("requested_at")}) as withdrawal,
      (select coalesce(sum(amount), 0)::bigint from rewards join team on team.id = member_id
        where status = 'Claimed' and ${within("claimed_at")}) as bonus,
      (select coalesce(sum(amount), 0)::bigint from agent_earnings join team on team.id = member_id
        where kind = 'rebate' and ${within("paid_at")}) as rebate
  `.execute(gateway.services().db);
  const [sums] = rows;
  if (sums === undefined) throw new Error("The rows say nothing.");
  const { betCount, bettors, stake, win, deposit, withdrawal, bonus, rebate } = sums;
  return {
    betCount,
    bettors,
    stake: money(stake),
    win: money(win),
    deposit: money(deposit),
    withdrawal: money(withdrawal),
    bonus: money(bonus),
    rebate: money(rebate),
    profit: money(win + bonus + rebate - stake),
  };
};

/** What the bets placed in the days have won until now, whenever they were settled. */
const wonByThose = async (leaderId: string, withLeader: boolean, { from, to }: typeof spans.always) => {
  const { rows } = await sql<{ readonly win: number }>`
    ${teamOf(leaderId, withLeader)}
    select (select coalesce(sum(win), 0)::bigint from rounds join team on team.id = member_id
        where created_at >= ${from} and created_at < ${to})
      + (select coalesce(sum(win), 0)::bigint from bets join team on team.id = member_id
        where placed_at >= ${from} and placed_at < ${to} and settled_at is not null) as win
  `.execute(gateway.services().db);
  return money(Number(rows[0]?.win));
};

const addUp = (lines: readonly TeamFigures[], figure: (typeof figures)[number]): Money =>
  sumMoney(
    lines.map((line) => line[figure]),
    houseBrand.currency,
  );
const figures = ["stake", "win", "deposit", "withdrawal", "bonus", "rebate", "profit"] as const;

beforeAll(async () => {
  token = await gateway.logIn("agente");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("the seeded tree", () => {
  it("has at least 2,000 members over four levels", async () => {
    const { path, list } = await report({});
    expect(path[0]?.team).toBeGreaterThanOrEqual(2_000);
    expect(list.map(({ member }) => member?.level)).toEqual(list.map(() => 1));
    const third = await memberOfLevel(3);
    const below = await report({ memberId: third.id });
    expect(below.path.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
    expect(below.list.filter(({ own }) => !own).map(({ member }) => [member?.level, member?.team])).toEqual(
      Array(below.list.length - 1).fill([4, 0]),
    );
  });
});

describe.each(Object.entries(spans))("totals of %s", (_, span) => {
  it.each([0, 1, 2])("are what the rows say at level %i, by whatever they are told apart", async (level) => {
    const leader = level === 0 ? undefined : await memberOfLevel(level);
    const memberId = leader?.id;
    const expected = await summedBySql(memberId ?? "M-agente", level > 0, span);
    for (const group of ["MEMBER", "DAY"]) {
      const { totals, list } = await report({ ...span, memberId, group });
      expect(totals).toEqual(expected);
      for (const figure of figures) expect(addUp(list, figure)).toEqual(totals[figure]);
      expect(list.reduce((sum, line) => sum + line.betCount, 0)).toBe(totals.betCount);
    }
    const { betCount, bettors, stake, win } = expected;
    const types = await report({ ...span, memberId, group: "TYPE" });
    expect(types.totals).toMatchObject({ betCount, bettors, stake, win, deposit: money(0) });
    expect(addUp(types.list, "stake")).toEqual(types.totals.stake);
  });

  it.each([0, 1, 2])("are what the rows say at level %i, bet by bet", async (level) => {
    const memberId = level === 0 ? undefined : (await memberOfLevel(level)).id;
    const leader = [memberId ?? "M-agente", level > 0, span] as const;
    const { betCount, bettors, stake } = await summedBySql(...leader);
    const { totals, totalCount } = await bets({ ...span, memberId });
    expect(totals).toMatchObject({ betCount, bettors, stake, win: await wonByThose(...leader) });
    expect(totalCount).toBe(betCount);
  });
});

describe("a report", () => {
  it("leads down the tree, and a member's page counts what the member's line counted", async () => {
    const first = await memberOfLevel(1);
    const above = (await report({})).list.find(({ id }) => id === first.id);
    const { path, list, totals } = await report({ memberId: first.id });
    expect(path.map(({ name }) => name)).toEqual(["agente", first.name]);
    expect(list.filter(({ own }) => own).map(({ id }) => id)).toEqual([first.id]);
    expect(above).toMatchObject(totals);
    expect(list.reduce((sum, { member, own }) => sum + (own ? 0 : 1 + (member?.team ?? 0)), 0)).toBe(
      first.team,
    );
  });

  it("finds members at every level by a part of the name, each alone", async () => {
    const third = await memberOfLevel(3);
    const { list, totals } = await report({ name: ` \u200b${third.name.toUpperCase()}. ` });
    expect(list).toMatchObject([{ id: third.id, own: true, member: { level: 3 } }]);
    expect(totals.stake).toEqual(list[0]?.stake);
    expect(await report({ name: "socia" })).toMatchObject({ list: [], totalCount: 0, totalPages: 1 });
  });

  it("comes sorted by any figure, page by page, with the totals of all pages", async () => {
    const all = await report({ sort: "stake", desc: true });
    const stakes = all.list.map(({ stake }) => stake);
    expect(stakes).toEqual(stakes.toSorted((a, b) => compareMoney(b, a)));
    const second = await report({ sort: "stake", desc: true, page: 2, pageSize: 5 });
    expect(second.list.map(({ id }) => id)).toEqual(all.list.slice(5, 10).map(({ id }) => id));
    expect(second).toMatchObject({ page: 2, totalPages: Math.ceil(stakes.length / 5), totals: all.totals });
    const profits = all.list.map(({ profit }) => profit);
    expect((await report({ sort: "profit" })).list[0]?.profit).toEqual(profits.toSorted(compareMoney)[0]);
  });

  it("by day tells the merchant's days in their order", async () => {
    const { list } = await report({ group: "DAY" });
    const told = list.map(({ id }) => id);
    expect(told).toEqual(told.toSorted());
    const [day = ""] = told;
    const start = clock.startOf(day);
    const { totals } = await report({ from: start, to: clock.startOf(nextDay(day)) });
    expect(list[0]).toMatchObject(totals);
  });
});

describe("the team's bets", () => {
  it("come the latest first, with totals that are what the rows say", async () => {
    const span = spans["ten days ago"];
    const { list, totals, totalCount } = await bets(span);
    const { betCount, bettors, stake } = await summedBySql("M-agente", false, span);
    expect([totalCount, totals.betCount, totals.bettors, totals.stake]).toEqual([
      betCount,
      betCount,
      bettors,
      stake,
    ]);
    const wins = list.map(({ win }) => win);
    expect(totals.win).toEqual(sumMoney(wins, houseBrand.currency));
    const times = list.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it("come by type, by member, by name, and by size", async () => {
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
});

describe("an agent", () => {
  it.each(["getTeamReport", "listTeamBets"] as const)(
    "sees nobody outside the own tree by %s",
    async (id) => {
      const first = await memberOfLevel(1);
      const fields = { page: 1, pageSize: 5, ...spans.always, group: "MEMBER" };
      const stranger = { status: 403, body: { success: false, code: "not_permitted" } };
      const other = await gateway.logIn("socia");
      expect(
        await gateway.call({ id, token: other, fields: { ...fields, memberId: first.id } }),
      ).toMatchObject(stranger);
      for (const memberId of ["M-socia", "M-corredor", "M-nobody"])
        expect(await ask(id, { ...fields, memberId })).toMatchObject(stranger);
      const empty = await gateway.call({ id, token: other, fields });
      expect(empty).toMatchObject({ status: 200, body: { value: { list: [], totalCount: 0 } } });
      const below = await gateway.logIn(first.name);
      expect(await gateway.call({ id, token: below, fields })).toMatchObject({ status: 200 });
      expect(
        await gateway.call({ id, token: below, fields: { ...fields, memberId: "M-agente" } }),
      ).toMatchObject(stranger);
    },
  );

  it.each(["getTeamReport", "listTeamBets"] as const)("is who may ask %s (Spec §6)", async (id) => {
    const fields = { page: 1, pageSize: 5, ...spans.always, group: "MEMBER" };
    expect(await gateway.call({ id, fields })).toMatchObject({ status: 401 });
    const { db } = gateway.services();
    for (const type of [0, 4, 40]) {
      const jugador = await gateway.logIn("jugador");
      await db.updateTable("members").set({ type }).where("username", "=", "jugador").execute();
      expect(await gateway.call({ id, token: jugador, fields })).toMatchObject({
        status: 403,
        body: { code: "not_permitted" },
      });
    }
    await db.updateTable("members").set({ type: 0 }).where("username", "=", "jugador").execute();
  });

  it.each([{ pageSize: 501 }, { page: 0 }, { group: "YEAR" }, { sort: "luck" }, { from: "x" }])(
    "is refused %j",
    async (over) => {
      expect(await ask("getTeamReport", { group: "MEMBER", ...over })).toMatchObject({ status: 422 });
    },
  );
});

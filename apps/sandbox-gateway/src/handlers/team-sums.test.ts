import { getTeamCounts, getTeamReport } from "@volado/api-client/endpoints";
import { nextDay } from "@volado/domain/calendar";
import { moneyOf } from "@volado/domain/money";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const { clock } = houseBrand;

const started = Date.now() + inject("clockAhead");
const gateway = useGateway({ now: () => started });
afterEach(() => expect(gateway.log).toEqual([]));

/** The demo agent, and the first direct downline who leads the most: two levels of the tree. */
const leaders = async () => {
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from members as leader where inviter_id = 'M-agente'
    order by (select count(*) from members where inviter_id = leader.id) desc, id limit 1
  `.execute(gateway.services().db);
  const [below] = rows;
  if (below === undefined) throw new Error("Nobody leads below the agent.");
  return [{ id: "M-agente", username: "agente" }, below] as const;
};

/** Everybody below, gathered level by level. */
const everybodyBelow = async (leaderId: string): Promise<readonly string[]> => {
  const { db } = gateway.services();
  const found: string[] = [];
  let level: readonly string[] = [leaderId];
  while (level.length > 0) {
    const below = await db.selectFrom("members").select("id").where("inviter_id", "in", level).execute();
    level = below.map(({ id }) => id);
    found.push(...level);
  }
  return found;
};

const day = (ago: number) => {
  const start = nextDay(clock.day(started), -ago);
  return { from: clock.startOf(start), to: clock.startOf(nextDay(start)) };
};

describe.each([0, 1])("at level %i", (level) => {
  it.each([1, 10, 30])("the counters of the day %i days ago are what the rows say", async (ago) => {
    const leader = (await leaders())[level];
    if (leader === undefined) throw new Error("There is no such level.");
    const { from, to } = day(ago);
    const team = await everybodyBelow(leader.id);
    const count = async (rows: string) => {
      const { rows: found } = await sql<{ count: number }>`
        select count(distinct member_id)::bigint as count from (${sql.raw(rows)}) as did
        where at >= ${from} and at < ${to} and member_id = any(${[...team]}::text[])
      `.execute(gateway.services().db);
      return found[0]?.count;
    };
    const token = await gateway.logIn(leader.username);
    const answer = await gateway.call({
      id: "getTeamCounts",
      token,
      fields: { startDate: from, endDate: to, size: 0 },
    });
    expect(readValue(answer, getTeamCounts.response)).toMatchObject({
      registered: await count("select id as member_id, created_at as at from members"),
      loggedIn: await count("select member_id, at from logins"),
      bettors: await count(
        "select member_id, created_at as at from rounds union all select member_id, placed_at from bets",
      ),
    });
  });

  it("balances are what the ledger says", async () => {
    const leader = (await leaders())[level];
    if (leader === undefined) throw new Error("There is no such level.");
    const owned = async (ids: readonly string[]) => {
      const accounts = ids.map((id) => `wallet:${id}`);
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(amount), 0)::bigint as sum from entries where account_id = any(${accounts}::text[])
      `.execute(gateway.services().db);
      return moneyOf(rows[0]?.sum ?? 0, "MXN");
    };
    const token = await gateway.logIn(leader.username);
    const fields = { ...day(1), group: "MEMBER", page: 1, pageSize: 500 };
    const { list } = readValue(
      await gateway.call({ id: "getTeamReport", token, fields }),
      getTeamReport.response,
    );
    const lines = list.flatMap(({ member }) => (member ? [member] : [])).slice(0, 3);
    expect(lines.length).toBeGreaterThan(1);
    for (const { id, balance, teamBalance } of lines) {
      expect(balance).toEqual(await owned([id]));
      expect(teamBalance).toEqual(await owned(await everybodyBelow(id)));
    }
  });
});

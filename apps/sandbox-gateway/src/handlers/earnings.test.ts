import { listEarnings } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { SiteSwitch } from "@volado/domain/site";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { readValue } from "../testing/answer-value.ts";
import { pesos } from "../testing/pesos.ts";
import { useGateway } from "../testing/test-gateway.ts";

const started = Date.now() + inject("clockAhead");
const gateway = useGateway({ now: () => started });
let token = "";

type Fields = Readonly<Record<string, unknown>>;
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const always = { from: 0, to: started + DAY_MS, page: 1, pageSize: 100 };

beforeEach(async () => {
  token = await gateway.logIn("agente");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("earnings", () => {
  const earnings = async (fields: Fields) =>
    readValue(
      await gateway.call({ id: "listEarnings", token, fields: { ...always, ...fields } }),
      listEarnings.response,
    );

  /** The first direct downline that leads a team, who is paid rebates too; a dividend is the top agent's alone. */
  const leaderBelow = async () => {
    const { rows } = await sql<{ id: string; username: string }>`
      select id, username from members
      where inviter_id = 'M-agente' and exists (
        select 1 from agent_earnings where member_id = members.id and kind = 'rebate'
      ) order by id limit 1
    `.execute(gateway.services().db);
    const [leader] = rows;
    if (leader === undefined) throw new Error("No leader below was paid.");
    return leader;
  };

  it.each([
    ["rebate", "the top agent"],
    ["dividend", "the top agent"],
    ["rebate", "a leader of the first level"],
  ])("of the kind %s of %s are what the ledger paid, in three stretches of days", async (kind, whose) => {
    const leader = whose === "the top agent" ? { id: "M-agente", username: "agente" } : await leaderBelow();
    token = await gateway.logIn(leader.username);
    for (const [from, to] of [
      [70, 0],
      [30, 0],
      [45, 20],
    ] as const) {
      const span = { from: started - from * DAY_MS, to: started - to * DAY_MS };
      const { rows } = await sql<{ sum: number; count: number }>`
        select coalesce(sum(amount), 0)::bigint as sum, count(*)::bigint as count
        from transactions join entries on entries.transaction_id = transactions.id
        where account_id = ${`wallet:${leader.id}`} and reference like ${`${kind}:%`}
          and created_at >= ${span.from} and created_at < ${span.to}
      `.execute(gateway.services().db);
      const { total, totalCount, list } = await earnings({ ...span, kind });
      expect(totalCount).toBeGreaterThan(0);
      expect([total.centavos, totalCount]).toEqual([rows[0]?.sum, rows[0]?.count]);
      expect(list.map(({ paidAt }) => paidAt)).toEqual(
        list.map(({ paidAt }) => paidAt).toSorted((a, b) => b - a),
      );
    }
  });

  it("of a rebate are each level's part of what was staked below", async () => {
    const [latest] = (await earnings({ kind: "rebate" })).list;
    if (latest === undefined) throw new Error("Nobody was paid.");
    const { rows } = await sql<{ staked: number; part: number }>`
      with recursive tree (id, rate, line) as (
        select id, rebate_rate, id from members where inviter_id = 'M-agente'
        union all
        select members.id, tree.rate, tree.line from members join tree on members.inviter_id = tree.id
      ), played (member_id, stake) as (
        select member_id, stake from rounds where created_at >= ${latest.from} and created_at < ${latest.to}
        union all
        select member_id, stake from bets where placed_at >= ${latest.from} and placed_at < ${latest.to}
      )
      select sum(stake)::bigint as staked, sum(stake * (80 - rate))::bigint as part
      from played join tree on tree.id = member_id
    `.execute(gateway.services().db);
    expect(latest.base.centavos).toBe(rows[0]?.staked);
    expect(latest.amount.centavos).toBe(Math.floor((rows[0]?.part ?? 0) / 10_000));
  });

  it("come page by page, an agent's own alone", async () => {
    const { list, totalCount } = await earnings({ kind: "rebate" });
    const second = await earnings({ kind: "rebate", page: 2, pageSize: 3 });
    expect(second).toMatchObject({ totalCount, totalPages: Math.ceil(totalCount / 3) });
    expect(second.list).toEqual(list.slice(3, 6));
    token = await gateway.logIn("socia");
    expect(await earnings({ kind: "rebate" })).toMatchObject({ list: [], total: pesos(0), totalCount: 0 });
  });

  it("of dividends are told of while the feature is on", async () => {
    const { settings } = gateway.services();
    await settings.setSwitch(SiteSwitch.AgencyDividend, false);
    const fields = { ...always, kind: "dividend" };
    const answer = await gateway.call({ id: "listEarnings", token, fields });
    await settings.setSwitch(SiteSwitch.AgencyDividend, true);
    expect(answer).toMatchObject(refused(403, "insufficient_permission"));
  });
});

import { endpoints, type TeamInput } from "@volado/api-client/endpoints";
import { agentToolSwitches, EarningKind, type TeamFigures } from "@volado/domain/agency";
import { pageCount } from "@volado/domain/games";
import { decimalOf } from "@volado/domain/money";
import { SiteSwitch } from "@volado/domain/site";
import { cleanSearch } from "@volado/domain/validation";
import { sql } from "kysely";
import { countTeam, type Figures, nodeOf, profitOf, readTree, teamOf } from "../agency/figures.ts";
import {
  type BetQuery,
  found,
  idsWithout,
  readBets,
  sumBets,
  teamReport,
  wireFigures,
  wireMember,
  wirePaging,
} from "../agency/report.ts";
import type { EarningLineRow } from "../data/schema.ts";
import { agentOf } from "../members/find-member.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { contractHolderOf } from "./contracts.ts";
import { defineHandler } from "./handler.ts";

export const getTeamCounts = defineHandler(endpoints.getTeamCounts, async ({ startDate, endDate }, call) => {
  const days = { from: startDate, to: endDate };
  const counts = await countTeam(call.db, agentOf(call).id, days, call.services.now());
  return {
    footer: {
      teamLoginMemberCount: counts.entered,
      teamBetMemberCount: counts.bettors,
      teamRegisterMemberCount: counts.registered,
      teamLinkMemberCount: counts.byLink,
      teamOnlineCount: counts.online,
    },
  };
});

/** @throws Refusal insufficient_permission */
const needSwitch = ({ services }: Call, name: SiteSwitch): void => {
  if (services.settings.switches().get(name) !== true)
    throw new Refusal("insufficient_permission", { message: `${name} is off.` });
};

const wantedMembers = async (asked: Pick<TeamInput, "name" | "only">, call: Call) => ({
  name: cleanSearch(asked.name ?? ""),
  among: asked.only && (await idsWithout(call.db, asked.only, call.services.now())),
});

export const getTeamReport = defineHandler(endpoints.getTeamReport, async (request, call) => {
  const { from, to, tool, group, sort, desc = false, page, pageSize } = request;
  const agent = agentOf(call);
  needSwitch(call, agentToolSwitches[tool]);
  const tree = await readTree(call.db, agent.id);
  const node = nodeOf(tree, request.memberId);
  const { brand } = call.services;
  const query = {
    ...{ tree, node, days: { from, to }, group, timeZone: brand.timeZone },
    ...(await wantedMembers(request, call)),
  };
  const { lines, totals } = await teamReport(call.db, query);
  const figureOf = (figures: Figures) => (sort === "profit" ? profitOf(figures) : figures[sort ?? "stake"]);
  const ascending =
    sort === undefined ? lines : lines.toSorted((a, b) => figureOf(a.figures) - figureOf(b.figures));
  const ordered = desc ? ascending.toReversed() : ascending;
  return {
    ...wirePaging({ tree, node, totals }, { page, pageSize }, lines.length, call.services.brand.currency),
    list: ordered.slice((page - 1) * pageSize, page * pageSize).map((line) => ({
      id: line.id,
      member: line.node && wireMember(line.node),
      own: line.own,
      ...wireFigures(line.figures),
    })),
  };
});

const betOrder = (sort: keyof TeamFigures | undefined): BetQuery["sort"] =>
  sort === "stake" || sort === "win" || sort === "profit" ? sort : "at";

export const listTeamBets = defineHandler(endpoints.listTeamBets, async (request, call) => {
  const { from, to, page, pageSize, desc = request.sort === undefined } = request;
  const tree = await readTree(call.db, agentOf(call).id);
  const node = nodeOf(tree, request.memberId);
  const query: BetQuery = {
    memberIds: found(teamOf(tree, node), await wantedMembers(request, call)).map(({ id }) => id),
    days: { from, to },
    gameType: request.gameType,
    sort: betOrder(request.sort),
    desc,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const totals = await sumBets(call.db, query);
  return {
    ...wirePaging({ tree, node, totals }, { page, pageSize }, totals.betCount, call.services.brand.currency),
    list: (await readBets(call.db, query)).map((bet) => ({
      ...bet,
      stake: decimalOf(bet.stake),
      win: decimalOf(bet.win),
    })),
  };
});

const earningSwitch: Readonly<Partial<Record<EarningKind, SiteSwitch>>> = {
  [EarningKind.Rebate]: SiteSwitch.AgencyRebates,
  [EarningKind.Dividend]: SiteSwitch.AgencyDividend,
};

/** Any member who is offered contracts may have a salary. */
const earnerOf = (call: Call, kind: EarningKind): string =>
  earningSwitch[kind] === undefined ? contractHolderOf(call) : agentOf(call).id;

const wireLine = (line: EarningLineRow) => {
  if (line.type === "tier") return { ...line, from: decimalOf(line.from) };
  if ("amount" in line) return { ...line, amount: decimalOf(line.amount) };
  return { ...line, base: decimalOf(line.base), rate: line.rate / 100 };
};

export const listEarnings = defineHandler(endpoints.listEarnings, async (request, call) => {
  const { from, to, kind, page, pageSize } = request;
  const id = earnerOf(call, kind);
  const needed = earningSwitch[kind];
  if (needed !== undefined) needSwitch(call, needed);
  const paid = call.db
    .selectFrom("agent_earnings")
    .where("member_id", "=", id)
    .where("kind", "=", kind)
    .where("paid_at", ">=", from)
    .where("paid_at", "<", to);
  const { count, total } = await paid
    .select([
      sql<number>`count(*)::bigint`.as("count"),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as("total"),
    ])
    .executeTakeFirstOrThrow();
  const newest = paid.selectAll().orderBy("paid_at", "desc").orderBy("id");
  const rows = await newest
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    page,
    totalPages: pageCount(count, pageSize),
    totalCount: count,
    currency: call.services.brand.currency,
    total: decimalOf(total),
    list: rows.map((row) => ({
      id: row.id,
      from: row.starts_at,
      to: row.ends_at,
      base: decimalOf(row.base),
      amount: decimalOf(row.amount),
      paidAt: row.paid_at,
      lines: row.lines.map(wireLine),
    })),
  };
});

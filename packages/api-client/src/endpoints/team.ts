import {
  EarningKind,
  type ReportTool,
  reportTools,
  type TeamFigures,
  TeamGroup,
  TeamOnly,
} from "@volado/domain/agency";
import type { GameType } from "@volado/domain/games";
import { cleanSearch } from "@volado/domain/validation";
import { defineRead, Module } from "../core/endpoint.ts";
import { gameTypeSchema } from "../schemas/game.schema.ts";
import { askedInstant, wireCount, wireFlag, wireId } from "../schemas/primitives.ts";
import {
  earningsSchema,
  figureSchema,
  teamBetsSchema,
  teamCountsSchema,
  teamReportSchema,
} from "../schemas/team.schema.ts";
import { z } from "../schemas/z.ts";

/** A range of days in epoch milliseconds; the end is exclusive (decisions W6). */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/**
 * How many of the agent's downlines used the site, bet and joined (of those through the agent's links) in a range of
 * days, and are online now: everyone who is online or bet has used it (docs/decisions/119; Spec §7
 * "Team KPI GET (AGEINFO3)"). Refusal: `not_permitted` (403) for everyone but agents.
 */
export const getTeamCounts = defineRead({
  id: "getTeamCounts",
  path: "/api/agent/team/kpi",
  module: Module.AgentInfo,
  access: "session",
  request: z.object({ startDate: askedInstant, endDate: askedInstant, size: wireCount }),
  encode: (input: Days) => ({ startDate: input.from, endDate: input.to, size: 0 }),
  response: teamCountsSchema,
});

/** A page of a team's list. */
export interface TeamInput extends Days {
  /** The downline whose team is requested. @default the agent */
  readonly memberId?: string | undefined;
  /** Part of a user name, searched at every level. */
  readonly name?: string | undefined;
  /** Only members who haven't bet for seven days, or have never deposited. */
  readonly only?: TeamOnly | undefined;
  /** @default the list's natural order */
  readonly sort?: keyof TeamFigures | undefined;
  readonly desc?: boolean | undefined;
  /** Counts from 1. */
  readonly page: number;
  /** At most 500. */
  readonly pageSize: number;
}

const positive = wireCount.check(z.positive());

const pageFields = {
  from: askedInstant,
  to: askedInstant,
  page: positive,
  pageSize: positive.check(z.maximum(500)),
};

const team = {
  ...pageFields,
  memberId: z.optional(wireId),
  name: z.optional(z.string()),
  only: z.optional(z.enum(TeamOnly)),
  sort: z.optional(figureSchema),
  desc: z.optional(wireFlag),
};

const withCleanName = <Input extends TeamInput>(input: Input) => ({
  ...input,
  ...(input.name !== undefined && { name: cleanSearch(input.name) }),
});

export interface TeamReportInput extends TeamInput {
  /** The agents' tool that shows the report. */
  readonly tool: ReportTool;
  readonly group: TeamGroup;
}

/**
 * A team's figures over a range of days, by member, day or type of games (Spec §2 "team overview, team profit and loss,
 * rebates"; docs/decisions/119). A member's line includes all of their downlines, except the line of the member whose
 * team is shown, which is for that member alone. A search by `name` or `only` finds members at every level and shows
 * each without downlines. Either way, the totals are the sum of the lines. Sorted by name (an exact match first), day
 * or type by default. Refusals:
 * `not_permitted` (403) for everyone but agents, and for a member outside the agent's tree; `insufficient_permission`
 * (403) while the tool's switch is off.
 */
export const getTeamReport = defineRead({
  id: "getTeamReport",
  path: "/api/agent/team/report",
  access: "session",
  request: z.object({ ...team, tool: z.enum(reportTools), group: z.enum(TeamGroup) }),
  encode: (input: TeamReportInput) => withCleanName(input),
  response: teamReportSchema,
});

export interface TeamBetsInput extends TeamInput {
  readonly gameType?: GameType | undefined;
}

/**
 * A team's bets over a range of days, newest first unless sorted by stake, win or profit (Spec §2 /m/teamBetting).
 * Refusals as for `getTeamReport`.
 */
export const listTeamBets = defineRead({
  id: "listTeamBets",
  path: "/api/agent/team/bets",
  access: "session",
  request: z.object({ ...team, gameType: z.optional(gameTypeSchema) }),
  encode: (input: TeamBetsInput) => withCleanName(input),
  response: teamBetsSchema,
});

/** A page of an agent's earnings. */
export interface ListEarningsInput extends Days {
  readonly kind: EarningKind;
  /** Counts from 1. */
  readonly page: number;
  /** At most 500. */
  readonly pageSize: number;
}

/**
 * The agent's earnings of a kind in a range of days, newest first (Spec §2 agentRebeat, agentDivident), each with the
 * lines of its arithmetic. Refusals: `not_permitted` (403) for everyone but agents, and for salaries for members
 * without contracts; `insufficient_permission` (403) while the kind's switch is off.
 */
export const listEarnings = defineRead({
  id: "listEarnings",
  path: "/api/agent/earnings",
  access: "session",
  request: z.object({ ...pageFields, kind: z.enum(EarningKind) }),
  encode: (input: ListEarningsInput) => input,
  response: earningsSchema,
});

import { defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { wireCount } from "../schemas/primitives.ts";
import { teamCountsSchema } from "../schemas/team.schema.ts";
import { z } from "../schemas/z.ts";

/** Some days: epoch milliseconds, the end not included (decisions W6). */
export interface Days {
  readonly from: number;
  readonly to: number;
}

const days = { startDate: wireCount, endDate: wireCount };

const wireDays = ({ from, to }: Days) => ({ startDate: from, endDate: to });

/**
 * How many of the agent's downlines logged in, bet and joined within some days, and are online now (Spec §7 "Team KPI GET
 * (AGEINFO3)"). Refusal: `not_permitted` (403) for everybody but agents.
 */
export const getTeamCounts = defineRead({
  id: "getTeamCounts",
  path: "/api/agent/team/kpi",
  module: Module.AgentInfo,
  access: "session",
  request: z.object({ ...days, size: wireCount }),
  encode: (input: Days) => ({ ...wireDays(input), size: 0 }),
  response: teamCountsSchema,
});

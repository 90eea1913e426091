import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";

/** The switch that shows each item of the agents' home, in the specification's order (Spec §2 "Agent home"). */
export const agentToolSwitches = {
  overview: SiteSwitch.AgencyOverview,
  records: SiteSwitch.AgencyRecords,
  members: SiteSwitch.AgencyMembers,
  transfers: SiteSwitch.AgencyTransfers,
  profit: SiteSwitch.AgencyProfit,
  bets: SiteSwitch.AgencyBets,
  games: SiteSwitch.AgencyGames,
  rebates: SiteSwitch.AgencyRebates,
  security: SiteSwitch.AgencySecurity,
  inbox: SiteSwitch.AgencyInbox,
} as const satisfies Readonly<Record<string, SiteSwitch>>;

/** An item of the agents' home that a switch shows. */
export type AgentTool = keyof typeof agentToolSwitches;

/** The tools that read a team's report; transfers find their members by it. */
export const reportTools = [
  "overview",
  "members",
  "profit",
  "rebates",
  "transfers",
] as const satisfies readonly AgentTool[];
export type ReportTool = (typeof reportTools)[number];

const isTool = (name: string): name is AgentTool => name in agentToolSwitches;

/**
 * The enabled items in the specification's order (Spec §2 "Items shown only if the merchant menu enables its key";
 * docs/decisions/119). The service item is always shown and not part of them.
 */
export const agentTools = (switches: SiteSwitches): readonly AgentTool[] =>
  Object.keys(agentToolSwitches)
    .filter(isTool)
    .filter((tool) => switches.has(agentToolSwitches[tool]));

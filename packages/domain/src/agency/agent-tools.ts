import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";

/** The switch that shows each item of the agents' home, in the specification's order (Spec §2 "Agent home"). */
const toolKeys = {
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
export type AgentTool = keyof typeof toolKeys;

const isTool = (name: string): name is AgentTool => name in toolKeys;

/**
 * The enabled items in the specification's order (Spec §2 "Items shown only if the merchant menu enables its key";
 * docs/decisions/119). The service item is always shown and not part of them.
 */
export const agentTools = (switches: SiteSwitches): readonly AgentTool[] =>
  Object.keys(toolKeys)
    .filter(isTool)
    .filter((tool) => switches.has(toolKeys[tool]));

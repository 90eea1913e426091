import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";

/**
 * An item of the agents' home (Spec §2 "Agent home"), and the key of the merchant's menu that shows it, in
 * the specification's order.
 */
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

/** An item of the agents' home that the merchant's menu shows or hides. */
export type AgentTool = keyof typeof toolKeys;

const isTool = (name: string): name is AgentTool => name in toolKeys;

/**
 * The items that the merchant's menu enables, in the specification's order (Spec §2 "Items shown only if the
 * merchant menu enables its key"; docs/decisions/119 says how the keys are read). The service item is always
 * there and no part of it.
 */
export const agentTools = (switches: SiteSwitches): readonly AgentTool[] =>
  Object.keys(toolKeys)
    .filter(isTool)
    .filter((tool) => switches.has(toolKeys[tool]));

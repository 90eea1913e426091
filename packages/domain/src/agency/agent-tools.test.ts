import { describe, expect, test } from "vitest";
import { SiteSwitch } from "../site/switches.ts";
import { type AgentTool, agentTools } from "./agent-tools.ts";

/** Spec §2 "Agent home", as written there. */
const items: readonly (readonly [string, AgentTool])[] = [
  ["AGEPAG", "overview"],
  ["TRANSREC3", "records"],
  ["DOWNMAN", "members"],
  ["AGENTRANSMULTDOWN3", "transfers"],
  ["AGETEAMPNL3", "profit"],
  ["TEAMBETTING3", "bets"],
  ["GAMSER", "games"],
  ["AGEREBINC3", "rebates"],
  ["SECPRIV", "security"],
  ["MAILCEN", "inbox"],
];
const tools = items.map(([, tool]) => tool);
const everything = new Set(Object.values(SiteSwitch));

describe("the agents' tools (Spec §2)", () => {
  test("follow the specification's order, whatever the order of the switches", () => {
    expect(agentTools(everything)).toEqual(tools);
    expect(agentTools(new Set([...everything].toReversed()))).toEqual(tools);
  });

  test.each(items)("without %s only %s is hidden", (key, tool) => {
    const others = new Set([...everything].filter((other) => other !== key));
    expect(agentTools(others)).toEqual(tools.filter((other) => other !== tool));
  });

  test("are empty without any of the keys", () => {
    expect(agentTools(new Set([SiteSwitch.Missions, SiteSwitch.RewardCenter]))).toEqual([]);
  });
});

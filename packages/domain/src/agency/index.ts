/** An agent's team, transfers, downlines and earnings, and the contracts between agents. */

export * from "./agent-tools.ts";
export * from "./contracts.ts";
export * from "./downlines.ts";
export * from "./earnings.ts";
export * from "./team-filter.ts";
export * from "./team-report.ts";

/** What a tap on a game or a vendor's entrance does, and what helps when it failed. */

export type {
  LaunchConditions,
  LaunchDecision,
  LaunchFields,
  LaunchTarget,
  LotteryFields,
} from "./launch-decision.ts";
export { launchDecision, needsRelaunch } from "./launch-decision.ts";
export type { LaunchWayOn } from "./launch-way-on.ts";
export { launchWayOn } from "./launch-way-on.ts";
export { LOBBY } from "./lobby.ts";
export { isPrizeMode, PrizeMode } from "./prize-mode.ts";
export { vendorLobby } from "./vendor-lobby.ts";

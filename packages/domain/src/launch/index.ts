/** What a tap on a game or a vendor's entrance does, and what helps when it failed. */

export type {
  LaunchConditions,
  LaunchDecision,
  LaunchFields,
  LaunchTarget,
  LotteryFields,
} from "./launch-decision.ts";
export { launchDecision, mayPractise, needsRelaunch, playsForPlayMoney } from "./launch-decision.ts";
export type { LaunchFailureAction } from "./launch-failure-action.ts";
export { launchFailureAction } from "./launch-failure-action.ts";
export { isPrizeMode, PrizeMode } from "./prize-mode.ts";
export { LOBBY, vendorLobby } from "./vendor-lobby.ts";

import { isPrizeMode, type LaunchTarget, LOBBY } from "@volado/domain/launch";
import { merchant } from "../merchant.ts";
import { paths } from "../navigation/paths.ts";

/** What the query of a game's address says when a member wants the demonstration. */
const PRACTICE = { as: "practice" } as const;

/** Whether an address asks for the game's demonstration, also for a member (Spec §6 "free play"). */
export const asksForPractice = (search: string): boolean =>
  new URLSearchParams(search).get("as") === PRACTICE.as;

/** The same address for the demonstration, or for the game itself. */
export const withPractice = (search: string, practice: boolean): string => {
  const query = new URLSearchParams(search);
  if (practice) query.set("as", PRACTICE.as);
  else query.delete("as");
  return `?${query}`;
};

/**
 * The address that opens a game, so that reloading, sharing and coming back from login open it again: all
 * that a launch needs (Spec §7), also a lottery's mode and kind. The sportsbook's lobby has a page of its own
 * (Spec §2 /m/fb-games).
 */
export const playPath = (target: LaunchTarget): string => {
  if (target.gameId === LOBBY && target.vendor === merchant.vendors.sportsbook) return paths.sportsbook.to();
  return paths.play.to({
    node: target.nodeId,
    game: target.gameId,
    vendor: target.vendor,
    type: target.type,
    code: target.code === LOBBY ? undefined : target.code,
    mode: isPrizeMode(target.lotteryMode) ? target.lotteryMode : undefined,
    kind: target.playType,
    demo: target.freePlay ? "1" : undefined,
  });
};

import { isPrizeMode, type LaunchTarget, LOBBY } from "@volado/domain/launch";
import { merchant } from "../merchant.ts";
import { paths } from "../navigation/paths.ts";

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

import { limits } from "@volado/config";
import { firstGames, GameClassify, GameType } from "@volado/domain/games";
import { paths } from "../../shared/navigation/paths.ts";

const tablesOf = (classify: GameClassify) =>
  firstGames({ type: GameType.Live, classify, pageSize: limits.moreAbove.vendorStrip });

/**
 * Quick ways to kinds of tables: the page, its name, and the call that tells of its first picture and how
 * many there are.
 */
export const liveShortcuts = [
  { name: "shell.titles.roulette", href: paths.roulette.to(), games: tablesOf(GameClassify.Roulette) },
  { name: "shell.titles.baccarat", href: paths.baccarat.to(), games: tablesOf(GameClassify.Baccarat) },
] as const;

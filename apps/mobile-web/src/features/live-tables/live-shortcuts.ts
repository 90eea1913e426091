import type { ListGamesInput } from "@volado/api-client/endpoints";
import { limits } from "@volado/config";
import { GameClassify, GameType } from "@volado/domain";
import { paths } from "../../shared/navigation/paths.ts";

const tablesOf = (classify: GameClassify): ListGamesInput => ({
  type: GameType.Live,
  classify,
  vendor: "",
  name: "",
  minBet: undefined,
  minLines: undefined,
  page: 1,
  pageSize: limits.moreAbove.vendorStrip,
});

/** Quick ways to kinds of tables: the page, its name, and the call that tells of its first picture and how many there are. */
export const liveShortcuts = [
  { name: "shell.titles.roulette", href: paths.roulette.to(), games: tablesOf(GameClassify.Roulette) },
  { name: "shell.titles.baccarat", href: paths.baccarat.to(), games: tablesOf(GameClassify.Baccarat) },
] as const;

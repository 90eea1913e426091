import { gameSearch } from "./game-search.ts";
import { hotCentre } from "./hot-centre.ts";
import { liveTables } from "./live-tables.ts";
import { lottery } from "./lottery.ts";
import { play } from "./play.ts";
import { sportsbook } from "./sportsbook.ts";
import { vendorCentre } from "./vendor-centre.ts";

/** Spanish texts of the game screens beyond the lists: the part "lobby". */
export const lobby = {
  vendorCentre,
  liveTables,
  lottery,
  gameSearch,
  hotCentre,
  sportsbook,
  games: { play },
} as const;

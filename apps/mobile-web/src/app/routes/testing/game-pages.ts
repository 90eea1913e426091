import { paths } from "../../../shared/navigation/paths.ts";
import { listPages, vendorPages } from "../screens.ts";

/** The addresses of game lists, vendor centres and games (Spec §2 "Games"). */
export const gamePages: readonly string[] = [
  ...[...listPages, ...vendorPages].map(({ page }) => paths[page].patterns[0]),
  ...(["gameCenter", "gameList", "hot", "recent", "lotteryLobby", "play", "sportsbook"] as const).map(
    (page) => paths[page].patterns[0],
  ),
];

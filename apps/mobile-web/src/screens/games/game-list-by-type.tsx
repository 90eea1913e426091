import { GameType } from "@volado/domain/games";
import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { NewGamesBanner } from "../../features/banners/components/page-banners.tsx";
import { GameTypeStrip } from "../../features/games/components/game-type-strip.tsx";
import { GameListPage } from "./game-list-page.tsx";

const typeSchema = z.catch(z.enum(GameType), GameType.Slots);

/** The type of games that the address names, slots by default. */
export const typeFromSearch = (search: URLSearchParams): GameType => typeSchema.parse(search.get("gameType"));

/** The list whose type the address names, and the types to choose from (Spec §2 "/m/gameList"). */
export function GameListByType() {
  const [search, setSearch] = useSearchParams();
  const type = typeFromSearch(search);
  return (
    <>
      <GameTypeStrip type={type} onChange={(gameType) => setSearch({ gameType }, { replace: true })} />
      <GameListPage key={type} type={type} newGames={<NewGamesBanner />} />
    </>
  );
}

import { GameType } from "@volado/domain/games";
import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { GameTypeStrip } from "../../features/games/components/game-type-strip.tsx";
import GameListScreen from "./game-list.screen.tsx";

const typeSchema = z.catch(z.enum(GameType), GameType.Slots);

/** The list whose type the address names, slots by default, and the types to choose from (Spec §2 "/m/gameList"). */
export default function GameListByTypeScreen() {
  const [search, setSearch] = useSearchParams();
  const type = typeSchema.parse(search.get("gameType"));
  return (
    <>
      <GameTypeStrip type={type} onChange={(gameType) => setSearch({ gameType }, { replace: true })} />
      <GameListScreen key={type} type={type} />
    </>
  );
}

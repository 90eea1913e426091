import { GameType } from "@volado/domain";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { scopeOfType } from "../../shared/games/scope-of-type.ts";
import GameListScreen from "./game-list.screen.tsx";

const typeSchema = z.catch(z.enum(GameType), GameType.Slots);

/** The list whose type the address names, slots by default (Spec §2 "/m/gameList"). */
export default function GameListByTypeScreen() {
  const type = typeSchema.parse(useSearchParams()[0].get("gameType"));
  const scope = useMemo(() => scopeOfType(type), [type]);
  return <GameListScreen scope={scope} />;
}

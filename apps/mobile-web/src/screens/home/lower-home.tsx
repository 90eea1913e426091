import type { VendorCategory, Winner } from "@volado/domain";
import { VendorRows } from "../../features/lobby/components/vendor-rows.tsx";
import { useTurns } from "../../features/lobby/hooks/use-turns.ts";
import { Winners } from "../../features/winners/components/winners.tsx";
import type { GameActions } from "../../shared/games/game-actions.ts";

/** Requests of this part: six vendor rows, then the winners. */
const LATER = 7;

export interface LowerHomeProps {
  categories: readonly VendorCategory[];
  actions: GameActions;
  onWinner: (winner: Winner) => void;
}

/** What of home lies below the first view; its code comes after the first view's. */
export default function LowerHome({ categories, actions, onWinner }: LowerHomeProps) {
  const turns = useTurns(LATER);
  return (
    <>
      <VendorRows categories={categories} turns={turns} actions={actions} />
      <Winners enabled={turns >= LATER} onOpen={onWinner} />
    </>
  );
}

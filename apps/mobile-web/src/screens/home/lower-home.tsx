import { limits } from "@volado/config";
import { homeVendors, type VendorCategory, type Winner } from "@volado/domain";
import { VendorRows } from "../../features/lobby/components/vendor-rows.tsx";
import { useTurns } from "../../features/lobby/hooks/use-turns.ts";
import { Winners } from "../../features/winners/components/winners.tsx";
import type { GameActions } from "../../shared/games/game-actions.ts";

export interface LowerHomeProps {
  categories: readonly VendorCategory[];
  actions: GameActions;
  onWinner: (winner: Winner) => void;
}

/** What of home lies below the first view; its code comes after the first view's. */
export default function LowerHome({ categories, actions, onWinner }: LowerHomeProps) {
  const rows = homeVendors(categories, limits.homeVendors).flatMap(({ vendors }) => vendors).length;
  // One request of each row, then the winners'.
  const requests = rows + 1;
  const turns = useTurns(requests);
  return (
    <>
      <VendorRows categories={categories} turns={turns} actions={actions} />
      <Winners enabled={turns >= requests} onOpen={onWinner} />
    </>
  );
}

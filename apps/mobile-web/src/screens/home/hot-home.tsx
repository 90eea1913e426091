import { homeBlocks, type VendorCategory } from "@volado/domain/vendors";
import { useNavigate } from "react-router";
import { Jackpot } from "../../features/jackpot/components/jackpot.tsx";
import { VendorRows } from "../../features/lobby/components/vendor-rows.tsx";
import { useTurns } from "../../features/lobby/hooks/use-turns.ts";
import VendorBlocks from "../../features/vendors/components/vendor-blocks.tsx";
import { Winners } from "../../features/winners/components/winners.tsx";
import { WinnersSkeleton } from "../../features/winners/components/winners-skeleton.tsx";
import type { GameActions } from "../../shared/games/game-actions.ts";
import { PartBoundary } from "../../shared/lazy/part-boundary.tsx";
import { merchant } from "../../shared/merchant.ts";
import { NearScreen } from "../../shared/motion/near-screen.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useOpenGame } from "../../shared/play/use-open-game.ts";
import { HomeEnd } from "./home-end.tsx";

export interface HotHomeProps {
  categories: readonly VendorCategory[];
  actions: GameActions;
}

/**
 * Below the hot games: the decorative counter, carousels of vendors, vendor blocks, winners, whose site it is
 * (Spec §2 "Home", §9 "Copyright"). Each fails by itself.
 */
export function HotHome({ categories, actions }: HotHomeProps) {
  const open = useOpenGame();
  const navigate = useNavigate();
  const turns = useTurns();
  return (
    <>
      {merchant.policy.decorativeJackpot && (
        <PartBoundary at="home jackpot">
          <Jackpot />
        </PartBoundary>
      )}
      <VendorRows categories={categories} turns={turns} actions={actions} />
      {homeBlocks(categories).map(({ type }) => (
        <PartBoundary key={type} at={`home block ${type}`}>
          <VendorBlocks type={type} categories={categories} eager={false} />
        </PartBoundary>
      ))}
      <PartBoundary at="home winners">
        <NearScreen waiting={<WinnersSkeleton />} onNear={() => turns.ask("winners")}>
          <Winners
            enabled={turns.has("winners")}
            onOpen={open}
            onSearch={(name) => void navigate(paths.slots.to({ name }))}
          />
        </NearScreen>
      </PartBoundary>
      <HomeEnd />
    </>
  );
}

import { GameType } from "@volado/domain/games";
import type { VendorCategory } from "@volado/domain/vendors";
import { LiveScores, useLiveCounts } from "../../features/live-scores/components/live-scores.tsx";
import VendorBlocks from "../../features/vendors/components/vendor-blocks.tsx";

/** Home switched to sports, for merchants with live scores. */
export default function SportsHome({ categories }: { categories: readonly VendorCategory[] }) {
  const live = useLiveCounts(true);
  return (
    <>
      <LiveScores categories={categories} />
      <VendorBlocks type={GameType.Sports} categories={categories} live={live} />
    </>
  );
}

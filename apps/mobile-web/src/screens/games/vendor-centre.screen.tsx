import { allOfType, GameType, isLotteryType } from "@volado/domain/games";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LiveScores, useLiveCounts } from "../../features/live-scores/components/live-scores.tsx";
import { LiveShortcuts, LiveTables } from "../../features/live-tables/components/live-tables.tsx";
import { LotteryHallLink } from "../../features/lottery/components/lottery-states.tsx";
import { SiblingMenu } from "../../features/vendors/components/sibling-menu.tsx";
import { asksForList, VendorCentre } from "../../features/vendors/components/vendor-centre.tsx";
import { VendorCentreSkeleton } from "../../features/vendors/components/vendor-centre-skeleton.tsx";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { useCategories } from "../../shared/navigation/use-categories.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";
import { useGameActions } from "../use-game-actions.ts";
import { GameListPage } from "./game-list-page.tsx";

export const texts = ["lobby"] as const;

export interface VendorCentreScreenProps {
  readonly type: GameType;
}

/**
 * The providers of a category; with a vendor or a search in the address, the list of those games (Spec §2
 * "vendor-centre screen").
 */
export default function VendorCentreScreen({ type = GameType.Sports }: Partial<VendorCentreScreenProps>) {
  const { search } = useLocation();
  const scope = useMemo(() => allOfType(type), [type]);
  return asksForList(search, scope) ? <GameListPage type={type} /> : <Centre type={type} />;
}

function Centre({ type }: VendorCentreScreenProps) {
  const { t } = useTranslation();
  const lobby = useCategories();
  const { games } = useGameActions();
  const scores = type === GameType.Sports && lazyMerchantConfig.sports.liveScores;
  const live = useLiveCounts(scores);
  return (
    <>
      <SiblingMenu type={type} categories={lobby.data} />
      {type === GameType.Live && (
        <>
          <LiveTables />
          <LiveShortcuts />
        </>
      )}
      {scores && <LiveScores categories={lobby.data} />}
      {isLotteryType(type) && <LotteryHallLink />}
      {lobby.phase === "pending" && <VendorCentreSkeleton />}
      {lobby.phase === "failed" && <LoadFailure title={t("vendorCentre.failed")} failure={lobby} />}
      {lobby.phase === "content" && (
        <VendorCentre key={type} type={type} categories={lobby.data} actions={games} live={live} />
      )}
    </>
  );
}

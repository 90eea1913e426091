import "@volado/ui/number-balls.css";
import "./lottery.css";
import { useTranslation } from "react-i18next";
import { LotteryHall } from "../../features/lottery/components/lottery-hall.tsx";
import { LotterySkeleton } from "../../features/lottery/components/lottery-states.tsx";
import { useLotteryHall } from "../../features/lottery/hooks/use-lottery-hall.ts";
import { useOpenGame } from "../../shared/navigation/play-address.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";

export const texts = ["lobby"] as const;

/**
 * The lottery hall: lotteries by group, their last numbers and next draws, and Vietnamese results (Spec §2
 * "/m/lottery").
 */
export default function LotteryLobbyScreen() {
  const { t } = useTranslation();
  const open = useOpenGame();
  const hall = useLotteryHall();
  return (
    <div className="app-lottery-hall">
      {hall.phase === "pending" && (
        <>
          <div className="app-lottery-groups-skeleton" />
          <LotterySkeleton />
        </>
      )}
      {hall.phase === "failed" && <LoadFailure title={t("lottery.failed")} failure={hall} />}
      {hall.phase === "content" && <LotteryHall hall={hall.data} onPlay={open} />}
    </div>
  );
}

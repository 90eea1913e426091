import type { ListLotteriesInput } from "@volado/api-client/endpoints";
import { useTranslation } from "react-i18next";
import type { OpenableGame } from "../../../shared/play/use-open-game.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useLatestNumbers } from "../hooks/use-latest-numbers.ts";
import { type Lotteries, useLotteries } from "../hooks/use-lotteries.ts";
import { LotteriesEmpty } from "./lotteries-empty.tsx";
import { LotteryCard } from "./lottery-card.tsx";
import { LotterySkeleton } from "./lottery-skeleton.tsx";

/** The lotteries of a group in their four looks. */
export function LotteryList({ group, ...rest }: LotteryListProps) {
  const { t } = useTranslation();
  const list = useLotteries(group);
  if (list.phase === "pending") return <LotterySkeleton />;
  if (list.phase === "failed") return <LoadFailure title={t("lottery.failed")} failure={list} />;
  if (list.data.lotteries.length === 0) return <LotteriesEmpty />;
  return (
    <>
      {list.stale && <RetryNote text={t("lottery.stale")} onRetry={list.retry} />}
      <Cards {...list.data} {...rest} stale={list.stale} />
    </>
  );
}

function Cards({ lotteries, clock, asked, stale, vendorNames, onPlay }: CardsProps) {
  const { t } = useTranslation();
  const numbers = useLatestNumbers(lotteries, asked);
  return (
    <>
      {numbers.phase === "failed" && !stale && (
        <RetryNote text={t("lottery.numbersFailed")} onRetry={numbers.retry} />
      )}
      <ul className="app-lotteries" aria-label={t("lottery.list")}>
        {lotteries.map((lottery) => (
          <LotteryCard
            key={lottery.nodeId}
            lottery={lottery}
            vendorName={vendorNames.get(lottery.vendor)}
            clock={clock}
            numbers={
              numbers.phase === "content" ? (numbers.data.get(lottery.nodeId) ?? "none") : numbers.phase
            }
            onPlay={onPlay}
          />
        ))}
      </ul>
    </>
  );
}

interface LotteryListProps {
  readonly group: ListLotteriesInput;
  /** Vendor names by code. */
  readonly vendorNames: ReadonlyMap<string, string>;
  readonly onPlay: (lottery: OpenableGame) => void;
}

interface CardsProps extends Lotteries, Omit<LotteryListProps, "group"> {
  /** It is said already that the list is old. */
  readonly stale: boolean;
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListLotteriesInput } from "@volado/api-client/endpoints";
import { lotteryQueries } from "@volado/api-client/query";
import { evenNumbers, type Lottery, type LotteryDraw } from "@volado/domain/lottery";
import { useTranslation } from "react-i18next";
import type { OpenableGame } from "../../../shared/play/use-open-game.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { type Lotteries, useLotteries } from "../hooks/use-lotteries.ts";
import { LotteryCard } from "./lottery-card.tsx";
import { LotteriesEmpty, LotterySkeleton } from "./lottery-states.tsx";

/** Latest numbers by lottery (`nodeId`), ready to be shown. */
type LatestNumbers = ReadonlyMap<string, readonly string[]>;

const numbersByLottery = (draws: readonly LotteryDraw[]): LatestNumbers =>
  new Map(draws.map(({ nodeId, numbers }) => [nodeId, evenNumbers(numbers)]));

/** Changes with each draw of any of the lotteries. */
const roundOf = (lotteries: readonly Lottery[]): number =>
  lotteries.reduce((sum, { drawsAt }) => sum + drawsAt, 0);

/**
 * The last draw's numbers of each lottery (Spec §7 "numero"), asked for once in every round; the last round's
 * stay until then.
 */
const useLatestNumbers = (lotteries: readonly Lottery[], enabled: boolean): AsyncState<LatestNumbers> => {
  const nodeIds = lotteries.map(({ nodeId }) => nodeId);
  return asyncState(
    useQuery({
      ...lotteryQueries.numbers(useClient(), { nodeIds, size: 1, round: roundOf(lotteries) }),
      select: numbersByLottery,
      enabled: enabled && nodeIds.length > 0,
      placeholderData: keepPreviousData,
      // The list knows better when there is something new.
      refetchOnWindowFocus: false,
    }),
  );
};

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

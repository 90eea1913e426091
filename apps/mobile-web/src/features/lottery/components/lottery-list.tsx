import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListLotteriesInput } from "@volado/api-client/endpoints";
import { lotteryQueries } from "@volado/api-client/query";
import { evenNumbers, type Lottery, type LotteryDraw } from "@volado/domain/lottery";
import { useTranslation } from "react-i18next";
import type { OpenableGame } from "../../../shared/navigation/play-address.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { type Lotteries, useLotteries } from "../hooks/use-lotteries.ts";
import { LotteryCard } from "./lottery-card.tsx";
import { LotteriesEmpty, LotterySkeleton } from "./lottery-states.tsx";

/** Latest numbers by lottery (`nodeId`), formatted for display. */
type LatestNumbers = ReadonlyMap<string, readonly string[]>;

const numbersByLottery = (draws: readonly LotteryDraw[]): LatestNumbers =>
  new Map(draws.map(({ nodeId, numbers }) => [nodeId, evenNumbers(numbers)]));

/** A number that changes with every draw of these lotteries. */
const roundOf = (lotteries: readonly Lottery[]): number =>
  lotteries.reduce((sum, { drawsAt }) => sum + drawsAt, 0);

/**
 * The latest numbers of each lottery (Spec §7 "numero"), fetched once per round; the previous ones stay until then.
 */
const useLatestNumbers = (lotteries: readonly Lottery[], enabled: boolean): AsyncState<LatestNumbers> => {
  const nodeIds = lotteries.map(({ nodeId }) => nodeId);
  return asyncState(
    useQuery({
      ...lotteryQueries.numbers(useClient(), { nodeIds, size: 1, round: roundOf(lotteries) }),
      select: numbersByLottery,
      enabled: enabled && nodeIds.length > 0,
      placeholderData: keepPreviousData,
      // The list decides when to refetch.
      refetchOnWindowFocus: false,
    }),
  );
};

/** A group's lotteries in each loading state. */
export function LotteryList({ group, ...rest }: LotteryListProps) {
  const { t } = useTranslation();
  const list = useLotteries(group);
  if (list.phase === "pending") return <LotterySkeleton />;
  if (list.phase === "failed") return <LoadFailure title={t("lottery.failed")} failure={list} />;
  if (list.data.lotteries.length === 0) return <LotteriesEmpty />;
  return (
    <>
      {list.stale && <RetryNote text={t("lottery.stale")} onRetry={list.retry} />}
      <LotteryCards {...list.data} {...rest} stale={list.stale} />
    </>
  );
}

function LotteryCards({ lotteries, clock, fetched, stale, vendorNames, onPlay }: LotteryCardsProps) {
  const { t } = useTranslation();
  const numbers = useLatestNumbers(lotteries, fetched);
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

interface LotteryCardsProps extends Lotteries, Omit<LotteryListProps, "group"> {
  /** The list already shows a notice that it is stale. */
  readonly stale: boolean;
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lotteryQueries } from "@volado/api-client/query";
import { evenNumbers, type Lottery, type LotteryDraw } from "@volado/domain/lottery";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Latest numbers by lottery (`nodeId`), ready to be shown. */
export type LatestNumbers = ReadonlyMap<string, readonly string[]>;

const numbersByLottery = (draws: readonly LotteryDraw[]): LatestNumbers =>
  new Map(draws.map(({ nodeId, numbers }) => [nodeId, evenNumbers(numbers)]));

/** Changes with each draw of any of the lotteries. */
const roundOf = (lotteries: readonly Lottery[]): number =>
  lotteries.reduce((sum, { drawsAt }) => sum + drawsAt, 0);

/**
 * The last draw's numbers of each lottery (Spec §7 "numero"), asked for once in every round; the last round's
 * stay until then.
 */
export const useLatestNumbers = (
  lotteries: readonly Lottery[],
  enabled: boolean,
): AsyncState<LatestNumbers> => {
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

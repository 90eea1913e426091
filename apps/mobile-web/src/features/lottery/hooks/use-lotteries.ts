import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListLotteriesInput } from "@volado/api-client/endpoints";
import { lotteryQueries } from "@volado/api-client/query";
import { type Lottery, type LotteryDraw, type LotteryList, refreshDelay } from "@volado/domain/lottery";
import { useCallback, useState } from "react";
import { type AsyncState, asyncState, mapAsync } from "../../../shared/query/async-state.ts";
import { gatewayNow } from "../../../shared/services/gateway-clock.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** A group's lotteries and the clock for their timestamps. */
export interface Lotteries {
  readonly lotteries: readonly Lottery[];
  /** Epoch milliseconds of the gateway's clock. */
  readonly clock: () => number;
  /** Whether the list was fetched on this visit; otherwise it is cached from an earlier one. */
  readonly fetched: boolean;
}

/**
 * How far the gateway's clock is ahead of the browser's. A list cached from an earlier visit has no arrival time (0),
 * so the clock of other responses is used.
 */
const aheadBy = (list: LotteryList | undefined, arrivedAt: number): number =>
  list && arrivedAt > 0 ? list.serverTime - arrivedAt : gatewayNow() - Date.now();

/**
 * A group's lotteries, refetched after each draw while the page is visible, with a random delay per player. `stale`
 * after a failed refetch: its times may be out of date.
 */
export const useLotteries = (group: ListLotteriesInput): AsyncState<Lotteries> => {
  const [share] = useState(Math.random);
  const query = useQuery({
    ...lotteryQueries.list(useClient(), group),
    refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
      if (!data) return false;
      const ahead = aheadBy(data, dataUpdatedAt);
      const askedAt = Math.max(dataUpdatedAt, errorUpdatedAt) + ahead;
      return refreshDelay(data.lotteries, { now: Date.now() + ahead, askedAt, share });
    },
  });
  const ahead = aheadBy(query.data, query.dataUpdatedAt);
  const clock = useCallback(() => Date.now() + ahead, [ahead]);

  const list = asyncState(query);
  const fetched = query.dataUpdatedAt > 0 || query.isRefetchError;
  return mapAsync(list, ({ lotteries }) => ({ lotteries, clock, fetched }));
};

const HISTORY_SIZE = 10;

/** The latest draws of one lottery, newest first; the previous round's stay until the new ones arrive. */
export const useLotteryHistory = ({ nodeId, drawsAt }: Lottery): AsyncState<readonly LotteryDraw[]> =>
  asyncState(
    useQuery({
      ...lotteryQueries.numbers(useClient(), { nodeIds: [nodeId], size: HISTORY_SIZE, round: drawsAt }),
      placeholderData: keepPreviousData,
    }),
  );

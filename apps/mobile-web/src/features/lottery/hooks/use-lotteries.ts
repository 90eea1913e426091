import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListLotteriesInput } from "@volado/api-client/endpoints";
import { lotteryQueries } from "@volado/api-client/query";
import { type Lottery, type LotteryDraw, type LotteryList, refreshDelay } from "@volado/domain/lottery";
import { useCallback, useState } from "react";
import { type AsyncState, asyncState, mapAsync } from "../../../shared/query/async-state.ts";
import { gatewayNow } from "../../../shared/services/gateway-clock.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** A group's lotteries, and the clock that their instants are meant on. */
export interface Lotteries {
  readonly lotteries: readonly Lottery[];
  /** Epoch milliseconds of the gateway's clock. */
  readonly clock: () => number;
  /** Whether the gateway has been asked on this visit: a kept list is older. */
  readonly asked: boolean;
}

/**
 * How far the gateway's clock is ahead; by other answers for one of an earlier visit, whose time of arrival is 0.
 */
const aheadBy = (list: LotteryList | undefined, arrivedAt: number): number =>
  list && arrivedAt > 0 ? list.serverTime - arrivedAt : gatewayNow() - Date.now();

/**
 * The lotteries of a group, asked for again when a draw is over, a little later for some players than for
 * others, and only while the page is in sight. When the last question failed the state is stale: its times may be old.
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
  const asked = query.dataUpdatedAt > 0 || query.isRefetchError;
  return mapAsync(list, ({ lotteries }) => ({ lotteries, clock, asked }));
};

/** Draws that a lottery's results show. */
const SHOWN = 10;

/** The latest draws of one lottery, the newest first; those of the round before stand until the new ones are here. */
export const useLotteryHistory = ({ nodeId, drawsAt }: Lottery): AsyncState<readonly LotteryDraw[]> =>
  asyncState(
    useQuery({
      ...lotteryQueries.numbers(useClient(), { nodeIds: [nodeId], size: SHOWN, round: drawsAt }),
      placeholderData: keepPreviousData,
    }),
  );

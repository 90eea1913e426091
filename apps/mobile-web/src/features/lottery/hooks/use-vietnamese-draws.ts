import { useQuery } from "@tanstack/react-query";
import type { ListVietnameseDrawsInput } from "@volado/api-client/endpoints";
import { lotteryQueries } from "@volado/api-client/query";
import { refreshDelay, type VietnameseDraw } from "@volado/domain/lottery";
import { useState } from "react";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { gatewayNow } from "../../../shared/services/gateway-clock.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** The Vietnamese draws of a region and a day; while one of them is still to come they are asked for again after it. */
export const useVietnameseDraws = (
  input: ListVietnameseDrawsInput,
): AsyncState<readonly VietnameseDraw[]> => {
  const [share] = useState(Math.random);
  return asyncState(
    useQuery({
      ...lotteryQueries.vietnamese(useClient(), input),
      refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
        const awaited = data?.filter(({ prizes }) => prizes.length === 0) ?? [];
        if (awaited.length === 0) return false;
        const draws = awaited.map(({ drawsAt }) => ({ open: true, drawsAt }));
        return refreshDelay(draws, {
          now: gatewayNow(),
          askedAt: Math.max(dataUpdatedAt, errorUpdatedAt) + gatewayNow() - Date.now(),
          share,
        });
      },
    }),
  );
};

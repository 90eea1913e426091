import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lotteryQueries } from "@volado/api-client/query";
import type { Lottery, LotteryDraw } from "@volado/domain/lottery";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

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

import { useQuery } from "@tanstack/react-query";
import { rewardQueries } from "@volado/api-client/query";
import type { RedRainState } from "@volado/domain/rewards";
import { useCallback } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { untilDayEnds } from "./until-day-ends.ts";
import { type Answer, answerOf } from "./use-answer.ts";

/** Milliseconds after which somebody who sees that no rain is planned is told anew. */
const LOOK_AGAIN_AFTER_MS = 60_000;

/**
 * The rain that is on or comes next, asked for anew when it is over; and the gateway's clock, by which it
 * begins and ends.
 */
export const useRedRain = (): { readonly answer: Answer<RedRainState>; readonly clock: () => number } => {
  const client = useClient();
  const query = useQuery({
    ...rewardQueries.redRain(client, useSession()?.userName),
    refetchInterval: ({ state }) =>
      untilDayEnds(state.data, ({ rain, serverTime }) => rain?.endsAt ?? serverTime + LOOK_AGAIN_AFTER_MS),
  });
  const { data, dataUpdatedAt } = query;
  const ahead = data ? data.serverTime - dataUpdatedAt : 0;
  const clock = useCallback(() => Date.now() + ahead, [ahead]);
  return { answer: answerOf(query), clock };
};

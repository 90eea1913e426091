import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type LaunchInput, launchGame, launchGuestGame } from "../endpoints/launch.ts";

/** Opening games. An address is good for one opening only, so nothing of it is kept. */
export const launchQueries = {
  root: ["launch"] as const,

  /**
   * The address of a game for the member named by `identity`, or of its demonstration for a guest. Whoever is
   * signed in is part of the key, so the game opens anew when that changes (Spec §4), and so is `launch`, the
   * number of the attempt on one page. Without `input` it waits.
   */
  open: (client: Client, identity: string | undefined, input: LaunchInput | undefined, launch = 1) =>
    queryOptions({
      queryKey: [...launchQueries.root, identity, client.language(), input, launch] as const,
      queryFn: input
        ? ({ signal }) =>
            client.call(identity === undefined ? launchGuestGame : launchGame, input, { signal })
        : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};

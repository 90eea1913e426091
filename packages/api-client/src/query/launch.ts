import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type LaunchInput, launchGame, launchGuestGame } from "../endpoints/launch.ts";

/** Game launches. A URL is valid for one launch only, so it is not cached. */
export const launchQueries = {
  root: ["launch"] as const,

  /**
   * URL of a game for the member `identity`, or of its demo for a guest. The key contains the identity, so that
   * the game is launched again when it changes (Spec §4), and `launch`, which counts attempts on one page.
   * Disabled without `input`.
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

import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type LaunchInput, launchGame, launchGuestGame } from "../endpoints/launch.ts";
import { memberQueries } from "./member.ts";
import { recentQueries } from "./recents.ts";

/** Opening games. */
export const launchMutations = {
  /** For the signed-in member: the game moves to the recents and may touch the wallet. */
  member: (client: Client) =>
    mutationOptions({
      mutationKey: ["launch", "member"],
      mutationFn: (input: LaunchInput) => client.call(launchGame, input),
      meta: { invalidates: [recentQueries.root, memberQueries.root] },
    }),

  /** The demonstration for guests. */
  guest: (client: Client) =>
    mutationOptions({
      mutationKey: ["launch", "guest"],
      mutationFn: (input: LaunchInput) => client.call(launchGuestGame, input),
    }),
};

import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getChatUnread, launchChat } from "../endpoints/chat.ts";
import { memberQueries } from "./member.ts";
import { callMutation } from "./mutations.ts";
import * as StaleTime from "./stale-times.ts";

/** Polling interval while the count is shown. */
const POLL_INTERVAL_MS = 30_000;

export const chatQueries = {
  /**
   * Count of unseen messages. Disabled without an identity: pass undefined for players who may not chat (Spec §6
   * "chat unread skipped").
   */
  unread: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "chat-unread"] as const,
      queryFn: ({ signal }) => client.call(getChatUnread, undefined, { signal }),
      staleTime: StaleTime.ChatUnread,
      refetchInterval: POLL_INTERVAL_MS,
      enabled: identity !== undefined,
    }),
};

export const chatMutations = {
  launch: (client: Client) =>
    callMutation(client, launchChat, { mutationKey: [...memberQueries.root, "launch-chat"] }),
};

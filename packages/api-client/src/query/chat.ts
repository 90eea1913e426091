import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getChatUnread, type LaunchChatInput, launchChat } from "../endpoints/chat.ts";
import { memberQueries } from "./member.ts";
import * as StaleTime from "./stale-times.ts";

/** Time between two looks for an answer while the count is on the screen. */
const LOOK_AGAIN_AFTER_MS = 30_000;

/** Queries about the live chat. */
export const chatQueries = {
  /**
   * Messages not seen yet. Without an identity it waits: pass none for who may not chat (Spec §6 "chat unread
   * skipped").
   */
  unread: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "chat-unread"] as const,
      queryFn: ({ signal }) => client.call(getChatUnread, undefined, { signal }),
      staleTime: StaleTime.ChatUnread,
      refetchInterval: LOOK_AGAIN_AFTER_MS,
      enabled: identity !== undefined,
    }),
};

/** Opening the live chat. */
export const chatMutations = {
  launch: (client: Client) =>
    mutationOptions({
      mutationKey: [...memberQueries.root, "launch-chat"],
      mutationFn: (input: LaunchChatInput) => client.call(launchChat, input),
    }),
};

import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import type { InboxBox } from "@volado/domain/inbox";
import type { Client } from "../core/client.ts";
import {
  countUnreadMessages,
  deleteMessages,
  listMessages,
  markMessagesRead,
  type SendMessageInput,
  sendMessage,
} from "../endpoints/inbox.ts";
import { type Keyed, UPLOAD_TIMEOUT_MS } from "./mutations.ts";
import { cursorPaging, PERSONAL_PAGE_SIZE, personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** Messages to change, with the idempotency key of the write. */
export interface InboxWrite extends Keyed {
  readonly ids: readonly string[];
}

/** The inbox. Disabled without an identity; pass undefined for free accounts. */
export const inboxQueries = {
  root: ["inbox"] as const,

  /** Messages of a box, newest first, page by page. */
  list: (client: Client, identity: string | undefined, box: InboxBox) =>
    infiniteQueryOptions({
      queryKey: [...inboxQueries.root, identity, "list", client.language(), { box }] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
        client.call(
          listMessages,
          { ...fields, after: pageParam.after, pageSize: PERSONAL_PAGE_SIZE },
          { signal },
        ),
      ...cursorPaging,
      staleTime: StaleTime.Inbox,
      enabled: identity !== undefined,
    }),

  /** Count of unread received messages. */
  unread: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, countUnreadMessages, {
      queryKey: [...inboxQueries.root, identity, "unread"],
      staleTime: StaleTime.Inbox,
    }),
};

/** Inbox writes. `markRead` and `remove` return the unread count, which the caller puts into the cache. */
export const inboxMutations = {
  markRead: (client: Client) =>
    mutationOptions({
      mutationKey: [...inboxQueries.root, "mark-read"],
      mutationFn: ({ ids, idempotencyKey }: InboxWrite) =>
        client.call(markMessagesRead, ids, { idempotencyKey }),
      meta: { inline: true, background: true },
    }),

  remove: (client: Client) =>
    mutationOptions({
      mutationKey: [...inboxQueries.root, "remove"],
      mutationFn: ({ ids, idempotencyKey }: InboxWrite) =>
        client.call(deleteMessages, ids, { idempotencyKey }),
      meta: { inline: true },
    }),

  send: (client: Client) =>
    mutationOptions({
      mutationKey: [...inboxQueries.root, "send"],
      mutationFn: ({ idempotencyKey, ...message }: SendMessageInput & Keyed) =>
        client.call(sendMessage, message, {
          idempotencyKey,
          ...(message.pictures.length > 0 && { timeout: UPLOAD_TIMEOUT_MS }),
        }),
      meta: { invalidates: [inboxQueries.root], inline: true },
    }),
};

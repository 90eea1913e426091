import type { InboxMessage } from "./inbox-message.ts";

/** The list with those messages read, before the gateway answers. The same list when nothing changes. */
export const inboxAfterReading = (
  messages: readonly InboxMessage[],
  ids: readonly string[],
): readonly InboxMessage[] =>
  messages.some(({ id, read }) => !read && ids.includes(id))
    ? messages.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message))
    : messages;

/**
 * How many messages the member has yet to read: what the gateway counts, less those whose mark hasn't reached it.
 *
 * @param counted undefined while it isn't known
 */
export const inboxUnread = (counted: number | undefined, marksUnderWay: number): number | undefined =>
  counted === undefined ? undefined : Math.max(0, counted - marksUnderWay);

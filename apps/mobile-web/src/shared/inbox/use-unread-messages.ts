import { useQuery } from "@tanstack/react-query";
import { inboxQueries } from "@volado/api-client/query";
import { inboxUnread } from "@volado/domain/inbox";
import { useClient } from "../services/services-context.tsx";
import { useUnconfirmedMarks } from "./mark-store.ts";
import { useInboxOwner } from "./use-inbox-owner.ts";
import { useLostMessageMarks } from "./use-lost-message-marks.ts";

/**
 * How many messages of the inbox the member has yet to read (Spec §7 INBOX3); 0 while that isn't known, and
 * where there is no inbox. Marks that got lost are sent again here: until the gateway answers them, they are
 * taken off its count.
 */
export const useUnreadMessages = (): number => {
  const owner = useInboxOwner();
  const { data } = useQuery(inboxQueries.unread(useClient(), owner));
  const marks = useUnconfirmedMarks(owner);
  useLostMessageMarks();
  return inboxUnread(data, marks.length) ?? 0;
};

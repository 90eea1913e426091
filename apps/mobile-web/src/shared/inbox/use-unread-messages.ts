import { useQuery, useQueryClient } from "@tanstack/react-query";
import { inboxMutations, inboxQueries } from "@volado/api-client/query";
import { inboxUnread } from "@volado/domain/inbox";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useClient } from "../services/services-context.tsx";
import { markStore, useUnconfirmedMarks } from "./mark-store.ts";
import { useInboxOwner } from "./use-inbox-cache.ts";
import { useMarkMessages } from "./use-mark-messages.ts";

const marksSchema = z.object({ ids: z.array(z.string()) });

/**
 * Sends the marks again that earlier visits left unconfirmed, once for as long as the part is on the page,
 * and none that is on its way.
 */
const useLostMessageMarks = (): void => {
  const owner = useInboxOwner();
  const mark = useMarkMessages();
  const queryClient = useQueryClient();
  const { mutationKey } = inboxMutations.markRead(useClient());
  const sentFor = useRef<string>(undefined);
  useEffect(() => {
    if (owner === undefined || sentFor.current === owner) return;
    sentFor.current = owner;
    const underWay = queryClient
      .getMutationCache()
      .findAll({ ...(mutationKey && { mutationKey }), status: "pending" })
      .flatMap(({ state }) => marksSchema.safeParse(state.variables).data?.ids ?? []);
    mark(markStore.idsOf(owner).filter((id) => !underWay.includes(id)));
  }, [owner, mark, queryClient, mutationKey]);
};

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

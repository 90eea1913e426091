import { useQuery, useQueryClient } from "@tanstack/react-query";
import { inboxMutations, inboxQueries } from "@volado/api-client/query";
import { inboxUnread } from "@volado/domain/inbox";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useClient } from "../services/services-context.tsx";
import { messageMarks, useReadMarks } from "./read-marks.ts";
import { useInboxOwner } from "./use-inbox-cache.ts";
import { useMarkMessages } from "./use-mark-messages.ts";

const marksSchema = z.object({ ids: z.array(z.string()) });

/** Resends unconfirmed marks of earlier visits, once per mount and except pending ones. */
const useLostMessageMarks = (): void => {
  const owner = useInboxOwner();
  const mark = useMarkMessages();
  const queryClient = useQueryClient();
  const { mutationKey } = inboxMutations.markRead(useClient());
  const sentFor = useRef<string>(undefined);
  useEffect(() => {
    if (owner === undefined || sentFor.current === owner) return;
    sentFor.current = owner;
    const pending = queryClient
      .getMutationCache()
      .findAll({ ...(mutationKey && { mutationKey }), status: "pending" })
      .flatMap(({ state }) => marksSchema.safeParse(state.variables).data?.ids ?? []);
    mark(messageMarks.idsOf(owner).filter((id) => !pending.includes(id)));
  }, [owner, mark, queryClient, mutationKey]);
};

/** Number of unread messages (Spec §7 INBOX3), 0 if unknown. Unconfirmed marks are subtracted and sent again. */
export const useUnreadMessages = (): number => {
  const owner = useInboxOwner();
  const { data } = useQuery(inboxQueries.unread(useClient(), owner));
  const marks = useReadMarks(messageMarks, owner);
  useLostMessageMarks();
  return inboxUnread(data, marks.length) ?? 0;
};

import { useQueryClient } from "@tanstack/react-query";
import { inboxMutations } from "@volado/api-client/query";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useClient } from "../services/services-context.tsx";
import { markStore } from "./mark-store.ts";
import { useInboxOwner } from "./use-inbox-owner.ts";
import { useMarkMessages } from "./use-mark-messages.ts";

const marksSchema = z.object({ ids: z.array(z.string()) });

/**
 * Sends the marks again that earlier visits left unconfirmed, once for as long as the part is on the page,
 * and none that is on its way.
 */
export const useLostMessageMarks = (): void => {
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

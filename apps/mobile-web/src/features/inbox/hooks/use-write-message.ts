import { useMutation } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import { type InboxDraft, type InboxTopic, inboxDraftProblems, type MessageKey } from "@volado/domain";
import { useRef, useState } from "react";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-owner.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { draftOf, keepDraft } from "../draft-store.ts";

/**
 * A message to the house as it is being written and sent. One whose answer got lost keeps its key while nothing in it changes, so that
 * sending it again can't send it twice; what is typed stays until it is sent.
 */
export const useWriteMessage = (topic: InboxTopic, firstTitle: string) => {
  const owner = useInboxOwner();
  const { mutateAsync, isPending } = useMutation(inboxMutations.send(useClient()));
  const [draft, setDraft] = useState<InboxDraft>(
    () => draftOf(owner, topic) ?? { title: firstTitle, text: "" },
  );
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<MessageKey>();
  const last = useRef({ written: "", key: "" });
  const problems = inboxDraftProblems(draft);

  const change = (over: Partial<InboxDraft>) => {
    const changed = { ...draft, ...over };
    setDraft(changed);
    keepDraft(owner, topic, changed);
  };

  /** @returns whether it is sent; false names the field to look at, if it is a field. */
  const send = async (): Promise<{ readonly sent: boolean; readonly wrong?: keyof InboxDraft }> => {
    setTried(true);
    setFailure(undefined);
    const wrong = problems.title ? "title" : problems.text ? "text" : undefined;
    if (wrong !== undefined) return { sent: false, wrong };
    const message = { topic, title: draft.title.trim(), text: draft.text.trim() };
    const written = JSON.stringify(message);
    if (last.current.written !== written) last.current = { written, key: newIdempotencyKey() };
    try {
      await mutateAsync({ ...message, idempotencyKey: last.current.key });
    } catch (error) {
      setFailure(messageKeyOf(error));
      return { sent: false };
    }
    keepDraft(owner, topic, undefined);
    return { sent: true };
  };

  return { draft, change, send, sending: isPending, failure, problems: tried ? problems : {} } as const;
};

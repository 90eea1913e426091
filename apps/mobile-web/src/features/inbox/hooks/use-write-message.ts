import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { type InboxDraft, type InboxTopic, inboxDraftProblems } from "@volado/domain/inbox";
import { useState } from "react";
import { createDrafts } from "../../../shared/forms/memory-drafts.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-cache.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { type Picture, usePictures } from "../../../shared/uploads/use-pictures.ts";

/** A message as it is being written, with its pictures. */
interface MessageDraft extends InboxDraft {
  readonly pictures: readonly Picture[];
}

/** Messages to the house as they were left, for each topic. */
export const messageDrafts = createDrafts<InboxTopic, MessageDraft>();

/**
 * A message to the house as it is being written and sent. One whose answer got lost keeps its key while
 * nothing in it changes, so that sending it again can't send it twice; what is typed and chosen stays until
 * it is sent, the words over a reload too (docs/decisions/130).
 */
export const useWriteMessage = (topic: InboxTopic, firstTitle: string) => {
  const owner = useInboxOwner();
  const { mutateAsync, isPending } = useMutation(inboxMutations.send(useClient()));
  const name = `message:${topic}` as const;
  const keptDraft = (): MessageDraft =>
    messageDrafts.of(owner, topic) ?? {
      title: firstTitle,
      text: "",
      ...sessionDrafts.of(name, ["title", "text"], owner),
      pictures: [],
    };
  const keep = (over: Partial<MessageDraft>) => {
    const { title, text, pictures } = { ...keptDraft(), ...over };
    messageDrafts.keep(owner, topic, { title, text, pictures });
    sessionDrafts.keep(name, { title, text }, owner);
  };
  const [first] = useState(keptDraft);
  const [draft, setDraft] = useState<InboxDraft>({ title: first.title, text: first.text });
  const chosen = usePictures(first.pictures, (pictures) => keep({ pictures }));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<MessageKey>();
  const keyed = useIdempotencyKeys();
  const problems = inboxDraftProblems(draft);

  const change = (over: Partial<InboxDraft>) => {
    setDraft({ ...draft, ...over });
    keep(over);
  };

  /** @returns whether it is sent; false names the field to look at, if it is a field. */
  const send = async (): Promise<{ readonly sent: boolean; readonly wrong?: keyof InboxDraft }> => {
    setTried(true);
    setFailure(undefined);
    const wrong = problems.title ? "title" : problems.text ? "text" : undefined;
    if (wrong !== undefined) return { sent: false, wrong };
    const message = { topic, title: draft.title.trim(), text: draft.text.trim() };
    const content = JSON.stringify([message, chosen.pictures.map(({ id }) => id)]);
    const pictures = chosen.pictures.map(({ file }) => file);
    try {
      await mutateAsync({ ...message, pictures, idempotencyKey: keyed.keyOf(content) });
      keyed.done(content);
    } catch (error) {
      setFailure(messageKeyOf(error));
      return { sent: false };
    }
    messageDrafts.keep(owner, topic, undefined);
    sessionDrafts.drop(name);
    return { sent: true };
  };

  return {
    draft,
    chosen,
    change,
    send,
    sending: isPending,
    failure,
    problems: tried ? problems : {},
  } as const;
};

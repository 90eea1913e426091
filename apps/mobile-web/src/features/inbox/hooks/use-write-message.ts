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

interface MessageDraft extends InboxDraft {
  readonly pictures: readonly Picture[];
}

/** Unsent messages by topic. */
export const messageDrafts = createDrafts<InboxTopic, MessageDraft>();

/**
 * Drafts and sends a message to customer service. Retrying an unchanged message reuses its idempotency key, so it
 * cannot be sent twice. The draft is kept until the message is sent; its text also survives a reload
 * (docs/decisions/130).
 */
export const useWriteMessage = (topic: InboxTopic, defaultTitle: string) => {
  const owner = useInboxOwner();
  const { mutateAsync, isPending } = useMutation(inboxMutations.send(useClient()));
  const name = `message:${topic}` as const;
  const storedDraft = (): MessageDraft =>
    messageDrafts.of(owner, topic) ?? {
      title: defaultTitle,
      text: "",
      ...sessionDrafts.of(name, ["title", "text"], owner),
      pictures: [],
    };
  const storeDraft = (changes: Partial<MessageDraft>) => {
    const { title, text, pictures } = { ...storedDraft(), ...changes };
    messageDrafts.keep(owner, topic, { title, text, pictures });
    sessionDrafts.keep(name, { title, text }, owner);
  };
  const [initial] = useState(storedDraft);
  const [draft, setDraft] = useState<InboxDraft>({ title: initial.title, text: initial.text });
  const chosen = usePictures(initial.pictures, (pictures) => storeDraft({ pictures }));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<MessageKey>();
  const keyed = useIdempotencyKeys();
  const problems = inboxDraftProblems(draft);

  const change = (changes: Partial<InboxDraft>) => {
    setDraft({ ...draft, ...changes });
    storeDraft(changes);
  };

  /** @returns whether the message was sent, and otherwise the invalid field, if any. */
  const send = async (): Promise<{ readonly sent: boolean; readonly invalid?: keyof InboxDraft }> => {
    setTried(true);
    setFailure(undefined);
    const invalid = problems.title ? "title" : problems.text ? "text" : undefined;
    if (invalid !== undefined) return { sent: false, invalid };
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

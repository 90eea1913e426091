import "@volado/ui/text-area-field.css";
import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import {
  INBOX_TEXT_MAX,
  INBOX_TITLE_MAX,
  type InboxDraft,
  type InboxTopic,
  inboxDraftProblems,
} from "@volado/domain/inbox";
import { Button, TextAreaField, TextField } from "@volado/ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { createDrafts } from "../../../shared/forms/memory-drafts.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useInboxOwner } from "../../../shared/messages/use-inbox-cache.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { PictureField } from "../../../shared/pictures/picture-field.tsx";
import { type Picture, usePictures } from "../../../shared/pictures/use-pictures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

interface MessageDraft extends InboxDraft {
  readonly pictures: readonly Picture[];
}

export const messageDrafts = createDrafts<InboxTopic, MessageDraft>();

/**
 * Drafts and sends a message to customer service. Retrying an unchanged message reuses its idempotency key, so it
 * cannot be sent twice. The draft is stored until the message is sent; its text also survives a reload
 * (docs/decisions/130).
 */
const useWriteMessage = (topic: InboxTopic, defaultTitle: string) => {
  const owner = useInboxOwner();
  const { mutateAsync, isPending } = useMutation(inboxMutations.send(useClient()));
  const name = `message:${topic}` as const;
  const storedDraft = (): MessageDraft =>
    messageDrafts.get(owner, topic) ?? {
      title: defaultTitle,
      text: "",
      ...sessionDrafts.get(name, ["title", "text"], owner),
      pictures: [],
    };
  const storeDraft = (changes: Partial<MessageDraft>) => {
    const { title, text, pictures } = { ...storedDraft(), ...changes };
    messageDrafts.set(owner, topic, { title, text, pictures });
    sessionDrafts.set(name, { title, text }, owner);
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
    messageDrafts.set(owner, topic, undefined);
    sessionDrafts.delete(name);
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

const maxLengths: Readonly<Record<keyof InboxDraft, number>> = {
  title: INBOX_TITLE_MAX,
  text: INBOX_TEXT_MAX,
};

const textPrefixes = {
  general: "write",
  affiliates: "affiliates",
  feedback: "feedback",
} as const satisfies Record<InboxTopic, string>;

const defaultTitles = {
  general: undefined,
  affiliates: "inbox.affiliatesTitle",
  feedback: "inbox.feedbackSubject",
} as const satisfies Record<InboxTopic, string | undefined>;

/**
 * A message to customer or affiliate service (Spec §2 "Message centre"), or feedback (§5), with up to three pictures.
 */
export function WriteForm({ topic, onSent }: { readonly topic: InboxTopic; readonly onSent: () => void }) {
  const { t } = useTranslation();
  const { draft, chosen, change, send, sending, failure, problems } = useWriteMessage(
    topic,
    defaultTitles[topic] ? t(defaultTitles[topic]) : "",
  );
  const fields = { title: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) };
  const error = (field: keyof InboxDraft) => {
    const problem = problems[field];
    return problem && t(`inbox.problems.${field}.${problem}`, { max: maxLengths[field] });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const { sent, invalid } = await send();
    if (invalid) fields[invalid].current?.focus();
    if (!sent) return;
    showToast({ kind: "success", text: t("inbox.wasSent") });
    onSent();
  };

  return (
    <form className="app-inbox__form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t(`inbox.${textPrefixes[topic]}Title`)}</h2>
      <p>{t(`inbox.${textPrefixes[topic]}Intro`)}</p>
      <TextField
        ref={fields.title}
        label={t("inbox.fields.title")}
        autoComplete="off"
        value={draft.title}
        error={error("title")}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        ref={fields.text}
        label={t("inbox.fields.text")}
        hint={t("inbox.count", { used: draft.text.trim().length, max: maxLengths.text })}
        value={draft.text}
        error={error("text")}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <PictureField chosen={chosen} />
      <FormFailure failure={failure} waiting={sending} />
      <Button block type="submit" loading={sending}>
        {t("inbox.send")}
      </Button>
    </form>
  );
}

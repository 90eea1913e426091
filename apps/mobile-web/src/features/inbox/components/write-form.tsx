import "@volado/ui/text-area-field.css";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX, type InboxDraft, type InboxTopic } from "@volado/domain/inbox";
import { Button, TextAreaField, TextField } from "@volado/ui";
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { PictureField } from "../../../shared/uploads/picture-field.tsx";
import { useWriteMessage } from "../hooks/use-write-message.ts";

const maxLengths: Readonly<Record<keyof InboxDraft, number>> = {
  title: INBOX_TITLE_MAX,
  text: INBOX_TEXT_MAX,
};

const textPrefixes = {
  general: "write",
  affiliates: "affiliates",
  feedback: "feedback",
} as const satisfies Record<InboxTopic, string>;

/** The default title of each topic. */
const defaultTitles = {
  general: undefined,
  affiliates: "inbox.affiliatesTitle",
  feedback: "inbox.feedbackSubject",
} as const satisfies Record<InboxTopic, string | undefined>;

export interface WriteFormProps {
  readonly topic: InboxTopic;
  readonly onSent: () => void;
}

/**
 * A message to customer service or affiliate service (Spec §2 "Message centre"), or feedback (§5), with up to three
 * pictures.
 */
export function WriteForm({ topic, onSent }: WriteFormProps) {
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

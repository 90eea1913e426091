import { cleanText } from "../validation/clean-text.ts";

/** Most characters of a message's title and of its text (docs/decisions/106: the specification shows no bounds). */
export const INBOX_TITLE_MAX = 80;
export const INBOX_TEXT_MAX = 1000;

/** A message as it is being written. */
export interface InboxDraft {
  readonly title: string;
  readonly text: string;
}

/** What is wrong with a field of a draft. */
export type InboxDraftProblem = "missing" | "too-long";

const problemOf = (typed: string, max: number): InboxDraftProblem | undefined => {
  if (cleanText(typed) === "") return "missing";
  return typed.trim().length > max ? "too-long" : undefined;
};

/** What keeps a draft from being sent, by field; blanks around its words don't count. */
export const inboxDraftProblems = ({
  title,
  text,
}: InboxDraft): Readonly<Partial<Record<keyof InboxDraft, InboxDraftProblem>>> => {
  const found = { title: problemOf(title, INBOX_TITLE_MAX), text: problemOf(text, INBOX_TEXT_MAX) };
  return {
    ...(found.title && { title: found.title }),
    ...(found.text && { text: found.text }),
  };
};

import { MINUTE_MS } from "@volado/domain/calendar";
import type { InboxTopic } from "@volado/domain/inbox";
import { tabValues } from "../storage/site-storage.ts";

/** Milliseconds after the last change for which a draft is kept. */
export const DRAFT_LASTS_MS = 30 * MINUTE_MS;

/** Forms whose drafts are kept. "account-entry" is what login, registration and forgotten password ask for alike. */
export type DraftName =
  | "account-entry"
  | "deposit"
  | "withdrawal"
  | "bank-card"
  | "transfer"
  | "open-account"
  | "invitation-link"
  | `message:${InboxTopic}`
  /** By the promotion's id. */
  | `application:${string}`
  /** By the deposit's id. */
  | `receipt:${string}`;

/** What was typed, by field. */
export type Draft<Field extends string> = Partial<Record<Field, string>>;

/** Whoever isn't signed in. */
const GUEST = "";

/** What is kept of a form in which that was typed just now. */
export const draftOf = (fields: Readonly<Record<string, string>>, account = GUEST, now = Date.now()) => ({
  account,
  at: now,
  fields,
});

/** All that is kept of a form, unless it is another account's or too old. */
const fieldsOf = (name: DraftName, account: string, now: number): Readonly<Record<string, string>> => {
  const draft = tabValues.read("drafts")[name];
  return draft?.account === account && now - draft.at < DRAFT_LASTS_MS ? draft.fields : {};
};

/**
 * What was typed into forms, so that neither a reload, nor another page, nor a phone that throws the tab away costs a
 * word. Kept with the tab, for half an hour and until a session begins or ends (`session-store.ts`); another account's
 * is nobody's. Never give it a secret.
 */
export const sessionDrafts = {
  /** What the account has typed into those fields. */
  of<Field extends string>(
    name: DraftName,
    fields: readonly Field[],
    account = GUEST,
    now = Date.now(),
  ): Draft<Field> {
    const kept = fieldsOf(name, account, now);
    const draft: Draft<Field> = {};
    for (const field of fields) if (kept[field] !== undefined) draft[field] = kept[field];
    return draft;
  },

  /** Keeps what stands in those fields now, beside what stands in others of the same draft. */
  keep(name: DraftName, typed: Readonly<Record<string, string>>, account = GUEST, now = Date.now()): void {
    const draft = draftOf({ ...fieldsOf(name, account, now), ...typed }, account, now);
    tabValues.write("drafts", { ...tabValues.read("drafts"), [name]: draft });
  },

  /** It was sent. */
  drop(name: DraftName): void {
    const { [name]: _sent, ...others } = tabValues.read("drafts");
    tabValues.write("drafts", others);
  },
} as const;

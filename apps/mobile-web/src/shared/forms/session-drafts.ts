import { MINUTE_MS } from "@volado/domain/calendar";
import type { InboxTopic } from "@volado/domain/inbox";
import { tabValues } from "../storage/site-storage.ts";

/** Lifetime of a draft after its last change. */
export const DRAFT_LASTS_MS = 30 * MINUTE_MS;

/** Forms with drafts. "account-entry" is shared by login, registration and forgotten password. */
export type DraftName =
  | "account-entry"
  | "deposit"
  | "withdrawal"
  | "bank-card"
  | "transfer"
  | "open-account"
  | "invitation-link"
  /** By the proposed username. */
  | `social-sign-up:${string}`
  | `message:${InboxTopic}`
  /** By the promotion's id. */
  | `application:${string}`
  /** By the deposit's id. */
  | `receipt:${string}`;

/** Typed values by field. */
export type Draft<Field extends string> = Partial<Record<Field, string>>;

const GUEST = "";

/** A stored draft. */
export const draftOf = (fields: Readonly<Record<string, string>>, account = GUEST, now = Date.now()) => ({
  account,
  at: now,
  fields,
});

/** All stored fields of a form; empty if the draft belongs to another account or has expired. */
const fieldsOf = (name: DraftName, account: string, now: number): Readonly<Record<string, string>> => {
  const draft = tabValues.read("drafts")[name];
  return draft?.account === account && now - draft.at < DRAFT_LASTS_MS ? draft.fields : {};
};

/**
 * Drafts of forms, so that input survives a reload, leaving the page, and phones discarding the tab. Stored in
 * sessionStorage for half an hour, until a session begins or ends (`session-store.ts`), and only for the account that
 * typed it. Never store a secret.
 */
export const sessionDrafts = {
  /** The account's values of these fields. */
  get<Field extends string>(
    name: DraftName,
    fields: readonly Field[],
    account = GUEST,
    now = Date.now(),
  ): Draft<Field> {
    const stored = fieldsOf(name, account, now);
    const draft: Draft<Field> = {};
    for (const field of fields) if (stored[field] !== undefined) draft[field] = stored[field];
    return draft;
  },

  /** Stores the values of these fields; the draft's other fields don't change. */
  set(name: DraftName, typed: Readonly<Record<string, string>>, account = GUEST, now = Date.now()): void {
    const draft = draftOf({ ...fieldsOf(name, account, now), ...typed }, account, now);
    tabValues.write("drafts", { ...tabValues.read("drafts"), [name]: draft });
  },

  /** Call when the form has been sent. */
  delete(name: DraftName): void {
    const { [name]: _sent, ...others } = tabValues.read("drafts");
    tabValues.write("drafts", others);
  },
} as const;

import type { InboxDraft, InboxTopic } from "@volado/domain";
import { createStore } from "zustand/vanilla";

/** What an account was writing, for each topic. */
interface Kept {
  readonly account: string | undefined;
  readonly drafts: Readonly<Partial<Record<InboxTopic, InboxDraft>>>;
}

/**
 * Drafts as they were left, for as long as the site is open: whoever looks something up, or has to log in again, goes on writing. Nothing
 * of them is stored in the browser.
 */
const store = createStore<Kept>(() => ({ account: undefined, drafts: {} }));

/** What the account was writing; undefined for nothing. */
export const draftOf = (account: string | undefined, topic: InboxTopic): InboxDraft | undefined => {
  const kept = store.getState();
  return kept.account === account ? kept.drafts[topic] : undefined;
};

/** Keeps what the account is writing, or forgets it; another account's drafts are gone. */
export const keepDraft = (
  account: string | undefined,
  topic: InboxTopic,
  draft: InboxDraft | undefined,
): void => {
  const kept = store.getState();
  const { [topic]: _, ...others } = kept.account === account ? kept.drafts : {};
  store.setState({ account, drafts: draft ? { ...others, [topic]: draft } : others });
};

import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";

/** As many as one call accepts. */
const REMEMBERED = 100;

const none: readonly string[] = [];

/**
 * Messages that an account opened in this browser and whose marks the gateway hasn't confirmed. They count as read,
 * also after a reload, until it has. Another account starts with an empty list.
 */
export const createMarkStore = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => storage.read("inboxMarks"));
  const idsOf = (account: string): readonly string[] => {
    const stored = store.getState();
    return stored?.account === account ? stored.ids : none;
  };
  const save = (account: string, ids: readonly string[]) => {
    const stored = ids.length > 0 ? { account, ids: ids.slice(-REMEMBERED) } : null;
    storage.write("inboxMarks", stored);
    store.setState(stored, true);
  };
  return {
    ...store,
    idsOf,
    opened: (account: string, ids: readonly string[]) =>
      save(account, [...new Set([...idsOf(account), ...ids])]),
    /** The gateway has the marks, or the messages are gone. A late answer doesn't change another account's marks. */
    confirmed: (account: string, ids: readonly string[]) => {
      const left = idsOf(account).filter((id) => !ids.includes(id));
      if (left.length < idsOf(account).length) save(account, left);
    },
  };
};

export const markStore = createMarkStore(localValues);

/** Messages that the account opened and the gateway hasn't confirmed; empty for guests. */
export const useUnconfirmedMarks = (account: string | undefined): readonly string[] => {
  const stored = useStore(markStore);
  return stored && stored.account === account ? stored.ids : none;
};

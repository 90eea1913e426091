import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";

/** As many as one call takes. */
const REMEMBERED = 100;

const none: readonly string[] = [];

/**
 * Messages that an account opened in this browser and whose marks the gateway hasn't confirmed: they count as
 * read here, also after a reload, until it has. Another account begins anew.
 */
export const createMarkStore = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => ({ kept: storage.read("inboxMarks") }));
  const idsOf = (account: string): readonly string[] => {
    const { kept } = store.getState();
    return kept?.account === account ? kept.ids : none;
  };
  const keep = (account: string, ids: readonly string[]) => {
    const kept = ids.length > 0 ? { account, ids: ids.slice(-REMEMBERED) } : null;
    storage.write("inboxMarks", kept);
    store.setState({ kept });
  };
  return {
    ...store,
    idsOf,
    /** The account has opened them. */
    opened: (account: string, ids: readonly string[]) =>
      keep(account, [...new Set([...idsOf(account), ...ids])]),
    /** The gateway knows of them, or they are gone. An answer that comes late leaves another account's marks alone. */
    confirmed: (account: string, ids: readonly string[]) => {
      const left = idsOf(account).filter((id) => !ids.includes(id));
      if (left.length < idsOf(account).length) keep(account, left);
    },
  };
};

/** The site's own. */
export const markStore = createMarkStore(localValues);

/** What the account opened and the gateway hasn't confirmed; none for nobody. */
export const useUnconfirmedMarks = (account: string | undefined): readonly string[] => {
  const { kept } = useStore(markStore);
  return kept && kept.account === account ? kept.ids : none;
};

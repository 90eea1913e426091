import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";

/** Ids stored per account; for older ones only the gateway's list counts. */
const REMEMBERED = 200;

const none: readonly string[] = [];

/**
 * Announcements that an account opened in this browser and the gateway doesn't know of, because the call is pending,
 * failed, or isn't made for a trial account. They count as read here, also after a reload (Spec §4 "marked locally
 * and sent to server"), until the gateway has answered. Another account starts with an empty list.
 */
export const createOpenedStore = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => storage.read("openedAnnouncements"));
  const idsOf = (account: string): readonly string[] => {
    const stored = store.getState();
    return stored?.account === account ? stored.ids : none;
  };
  const save = (account: string, ids: readonly string[]) => {
    const stored = ids.length > 0 ? { account, ids: ids.slice(-REMEMBERED) } : null;
    storage.write("openedAnnouncements", stored);
    store.setState(stored, true);
  };
  return {
    ...store,
    open: (account: string, id: string) => {
      if (!idsOf(account).includes(id)) save(account, [...idsOf(account), id]);
    },
    /** The gateway has stored or refused the mark. */
    settled: (account: string, id: string) => {
      if (idsOf(account).includes(id))
        keep(
          account,
          idsOf(account).filter((other) => other !== id),
        );
    },
  };
};

export const openedStore = createOpenedStore(localValues);

/** Ids that the account opened in this browser and the gateway doesn't know of; empty for guests. */
export const useOpenedIds = (account: string | undefined): readonly string[] => {
  const opened = useStore(openedStore);
  return opened && opened.account === account ? opened.ids : none;
};

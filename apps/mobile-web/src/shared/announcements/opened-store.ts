import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";

/** So many are remembered; older ones are the gateway's business alone. */
const REMEMBERED = 200;

/**
 * Which announcements an account opened in this browser. They count as read here whatever becomes of the call that tells the gateway
 * (Spec §4 "marked locally and sent to server"). Another account begins anew.
 */
export const createOpenedStore = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => storage.read("openedAnnouncements"));
  return {
    ...store,
    /** `account` has opened it; a second time changes nothing. */
    open: (account: string, id: string) => {
      const before = store.getState();
      const ids = before?.account === account ? before.ids : [];
      if (ids.includes(id)) return;
      const after = { account, ids: [...ids, id].slice(-REMEMBERED) };
      storage.write("openedAnnouncements", after);
      store.setState(after, true);
    },
  };
};

/** The site's own. */
export const openedStore = createOpenedStore(localValues);

/** Ids that the account has opened in this browser; none for a guest. */
export const useOpenedIds = (account: string | undefined): readonly string[] => {
  const opened = useStore(openedStore);
  return opened && opened.account === account ? opened.ids : none;
};

const none: readonly string[] = [];

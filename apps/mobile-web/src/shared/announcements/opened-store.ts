import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";

/** So many are remembered; older ones are the gateway's business alone. */
const REMEMBERED = 200;

const none: readonly string[] = [];

/**
 * Announcements that an account opened in this browser and that the gateway doesn't know of, because the call
 * is on its way, got lost, or isn't made for a free account: they count as read here, also after a reload
 * (Spec §4 "marked locally and sent to server"). Once the gateway has answered, its own word holds. Another
 * account begins anew.
 */
export const createOpenedStore = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => storage.read("openedAnnouncements"));
  const idsOf = (account: string): readonly string[] => {
    const kept = store.getState();
    return kept?.account === account ? kept.ids : none;
  };
  const keep = (account: string, ids: readonly string[]) => {
    const kept = ids.length > 0 ? { account, ids: ids.slice(-REMEMBERED) } : null;
    storage.write("openedAnnouncements", kept);
    store.setState(kept, true);
  };
  return {
    ...store,
    /** `account` has opened it; a second time changes nothing. */
    open: (account: string, id: string) => {
      if (!idsOf(account).includes(id)) keep(account, [...idsOf(account), id]);
    },
    /** The gateway knows of it, or wants to know nothing of it. */
    settled: (account: string, id: string) => {
      if (idsOf(account).includes(id))
        keep(
          account,
          idsOf(account).filter((other) => other !== id),
        );
    },
  };
};

/** The site's own. */
export const openedStore = createOpenedStore(localValues);

/** Ids that the account has opened in this browser and the gateway doesn't know of; none for a guest. */
export const useOpenedIds = (account: string | undefined): readonly string[] => {
  const opened = useStore(openedStore);
  return opened && opened.account === account ? opened.ids : none;
};

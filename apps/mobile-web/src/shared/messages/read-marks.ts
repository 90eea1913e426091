import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";

const none: readonly string[] = [];

/**
 * Ids of entries that an account opened in this browser but that the gateway hasn't marked as read, because the call is
 * pending, failed, or isn't made for a trial account. They count as read here, even after a reload (Spec §4 "marked
 * locally and sent to server"), until the gateway has responded. Another account starts with an empty list.
 *
 * @param limit number of stored ids; older entries are only read if the gateway's list says so
 */
export const createReadMarks = (
  storage: Pick<SiteStorage, "read" | "write">,
  key: "openedAnnouncements" | "inboxMarks",
  limit: number,
) => {
  const store = createStore(() => storage.read(key));
  const idsOf = (account: string | undefined): readonly string[] => {
    const stored = store.getState();
    return stored && stored.account === account ? stored.ids : none;
  };
  const save = (account: string, ids: readonly string[]) => {
    const stored = ids.length > 0 ? { account, ids: ids.slice(-limit) } : null;
    storage.write(key, stored);
    store.setState(stored, true);
  };
  return {
    ...store,
    idsOf,
    add: (account: string, ids: readonly string[]) =>
      save(account, [...new Set([...idsOf(account), ...ids])]),
    /** The gateway has stored or refused the marks. A late response doesn't change another account's marks. */
    remove: (account: string, ids: readonly string[]) => {
      const left = idsOf(account).filter((id) => !ids.includes(id));
      if (left.length < idsOf(account).length) save(account, left);
    },
  };
};

/** Announcements that the account opened. */
export const announcementMarks = createReadMarks(localValues, "openedAnnouncements", 200);

/** Inbox messages that the account opened; at most as many as one call accepts. */
export const messageMarks = createReadMarks(localValues, "inboxMarks", 100);

/** Ids that the account opened and the gateway hasn't marked as read; empty for guests. */
export const useReadMarks = (
  marks: ReturnType<typeof createReadMarks>,
  account: string | undefined,
): readonly string[] => {
  useStore(marks);
  return marks.idsOf(account);
};

/**
 * Marks an unread entry once each time it is opened: if the gateway refuses the mark, the entry becomes unread again.
 */
export const useMarkOnOpen = (open: boolean, unread: boolean, mark: () => void): void => {
  const marked = useRef(false);
  const markNow = useEffectEvent(mark);
  useEffect(() => {
    if (!open) marked.current = false;
    else if (unread && !marked.current) {
      marked.current = true;
      markNow();
    }
  }, [open, unread]);
};

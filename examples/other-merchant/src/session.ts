import { useSyncExternalStore } from "react";

/** The signed-in member, until the page is reloaded. */
export interface Session {
  readonly token: string;
  readonly userName: string;
}

let current: Session | undefined;
const listeners = new Set<() => void>();

/** The session outside React, where the client reads it. */
export const session = {
  get: (): Session | undefined => current,
  set: (next: Session | undefined): void => {
    current = next;
    for (const notify of listeners) notify();
  },
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, session.get);

import { useSyncExternalStore } from "react";

/** Who is signed in, as long as the page lives. */
export interface Session {
  readonly token: string;
  readonly userName: string;
}

let current: Session | undefined;
const listeners = new Set<() => void>();

/** The session, outside of React too: the client reads it. */
export const session = {
  get: (): Session | undefined => current,
  set: (next: Session | undefined): void => {
    current = next;
    for (const tell of listeners) tell();
  },
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The session, for components. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, session.get);

import { sessionStore } from "./session-store.ts";

/** The sessions whose beginnings and ends a typed password follows. */
export type Sessions = Pick<typeof sessionStore, "getState" | "subscribe">;

/**
 * The password just typed to sign in, kept in memory only: while it is known, changing it need not ask for the old one
 * (Spec §2 "Change password"). It belongs to the session that begins after it was typed, and goes with it.
 */
export const createTypedPassword = (sessions: Sessions) => {
  let typed: string | undefined;
  let beginning = false;

  sessions.subscribe(({ session }, before) => {
    if (session?.token === before.session?.token) return;
    if (!beginning || !session) typed = undefined;
    beginning = false;
  });

  return {
    /** The next session begins with this password. */
    remember: (password: string): void => {
      typed = password;
      beginning = true;
    },
    /** The present session's password; undefined after a reload, and where nobody typed one. */
    read: (): string | undefined => (beginning ? undefined : typed),
    /** The password was changed, or turned out to be another. */
    forget: (): void => {
      typed = undefined;
    },
  };
};

const typedForSession = createTypedPassword(sessionStore);

/** Keeps the password just typed; call it right before the session begins. */
export const rememberTyped = typedForSession.remember;

/** The password typed for this session. */
export const typedPassword = typedForSession.read;

/** Forgets it. */
export const forgetTyped = typedForSession.forget;

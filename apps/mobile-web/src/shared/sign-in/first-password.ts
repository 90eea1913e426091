import { sessionStore } from "../session/session-store.ts";

export type Sessions = Pick<typeof sessionStore, "getState" | "subscribe">;

/**
 * The password typed for this session, held in memory so that the player needn't type it again to change it (Spec §2
 * "Change password").
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
    /** Call right before the session begins. */
    remember: (password: string): void => {
      typed = password;
      beginning = true;
    },
    /** The current session's password; undefined after a reload, or if none was typed. */
    read: (): string | undefined => (beginning ? undefined : typed),
    /** Call when the password was changed or turned out to be wrong. */
    forget: (): void => {
      typed = undefined;
    },
  };
};

const typedForSession = createTypedPassword(sessionStore);

/** Stores the password just typed; call it right before the session begins. */
export const rememberTyped = typedForSession.remember;

export const typedPassword = typedForSession.read;

export const forgetTyped = typedForSession.forget;

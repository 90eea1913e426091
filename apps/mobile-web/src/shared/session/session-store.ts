import { isTrial } from "@volado/domain/member";
import {
  noSession,
  type Session,
  type SessionEnd,
  type SessionEvent,
  type SessionState,
  sessionAfter,
  sessionPlace,
} from "@volado/domain/session";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { draftOf } from "../forms/session-drafts.ts";
import { localValues, type SiteStorage, tabValues } from "../storage/site-storage.ts";
import type { StoredValues } from "../storage/stored-values.ts";

/** Message between tabs about a session. */
type SessionNews = NonNullable<StoredValues["sessionNews"]>;

/** Where sessions are stored: localStorage with autoLogin, else sessionStorage (decisions S6b). */
export interface SessionPlaces {
  readonly local: SiteStorage;
  readonly tab: SiteStorage;
}

/** The session, and whether it ended by signing out, here or in another tab. */
interface StoredSession extends SessionState {
  readonly signedOutByUser: boolean;
}

/** Holds and stores the session. The rules for state changes are in the domain. */
export const createSessionStore = (places: SessionPlaces) => {
  const { local, tab } = places;
  const storedSession = (): Session | undefined =>
    (sessionPlace(local.read("autoLogin")) === "local" ? local.read("MC_SESSION_INFO") : null) ?? undefined;
  const currentSession = (): Session | undefined => tab.read("MC_SESSION_INFO") ?? storedSession();
  const store = createStore<StoredSession>(() => ({
    ...noSession,
    session: currentSession(),
    signedOutByUser: false,
  }));
  // Left over from an earlier session.
  if (!store.getState().session) local.remove("offlineAnswers");
  /** Token of the session being signed out. */
  let leaving: string | undefined;
  const dispatch = (event: SessionEvent) =>
    store.setState({
      ...sessionAfter(store.getState(), event),
      signedOutByUser: event.type === "logged-out",
    });

  /** Removes everything stored with the tab's session. */
  const clearTab = () => {
    tab.remove("MC_SESSION_INFO");
    tab.remove("trialUserName");
    tab.remove("sessionAside");
    tab.remove("leftGame");
    tab.remove("contractsPutOff");
    tab.remove("drafts");
    tab.remove("offlineAnswers");
  };

  /** Clears this tab, and localStorage unless it holds another session. */
  const forget = (isMine: (other: Session) => boolean) => {
    clearTab();
    const other = storedSession();
    if (other && !isMine(other)) return;
    local.remove("MC_SESSION_INFO");
    local.remove("offlineAnswers");
    local.write("autoLogin", "0");
  };

  /**
   * Notifies the other tabs, since a duplicated tab has a copy of this tab's session. Sent before anything is removed,
   * so that they receive the reason before they see that the session is gone. The message is removed at once: tabs
   * opened later don't need it.
   */
  const broadcast = (news: SessionNews) => {
    local.write("sessionNews", news);
    local.remove("sessionNews");
  };

  /** Restores the member's session that was set aside for a free trial. */
  const restoreAside = (own: Session) => {
    clearTab();
    if (storedSession()?.token !== own.token) tab.write("MC_SESSION_INFO", own);
    dispatch({ type: "logged-in", session: own });
  };

  /** The session of this tab ended without signing out. */
  const endHere = (session: Session, reason: SessionEnd) => {
    // Prefills the login, which then only needs the password.
    if (!isTrial(session)) tab.write("drafts", { "account-entry": draftOf({ username: session.userName }) });
    dispatch({ type: "ended", reason, token: session.token });
  };

  const clearFirstLogin = () => {
    dispatch({ type: "first-password-changed" });
    const { session } = store.getState();
    for (const place of [tab, local])
      if (session && place.read("MC_SESSION_INFO")?.token === session.token)
        place.write("MC_SESSION_INFO", session);
  };

  return {
    ...store,
    /** A login was accepted; `remember` stores it beyond the tab, in place of any other stored session. */
    signedIn: (session: Session, remember: boolean) => {
      if (remember) {
        clearTab();
        local.remove("offlineAnswers");
        local.write("MC_SESSION_INFO", session);
        local.write("autoLogin", "1");
      } else {
        forget(({ userName }) => userName === session.userName);
        tab.write("MC_SESSION_INFO", session);
      }
      dispatch({ type: "logged-in", session });
    },
    /** A free trial began (Spec §3, §4): it belongs to this tab, and suspends a member's own session. */
    trialStarted: (session: Session) => {
      const { session: own } = store.getState();
      if (own && !isTrial(own)) tab.write("sessionAside", own);
      tab.write("MC_SESSION_INFO", session);
      tab.write("trialUserName", session.userName);
      dispatch({ type: "logged-in", session });
    },
    /** The member changed the first password, so the site no longer asks for it (Spec §2 /m/changePsw). */
    firstPasswordChanged: () => {
      clearFirstLogin();
      const { session } = store.getState();
      if (session) broadcast({ token: session.token, what: "first-password-changed" });
    },
    /** The member's session that is restored when this tab's free trial ends. */
    setAside: (): Session | undefined => tab.read("sessionAside") ?? undefined,
    /** The player is signing out: calls may be refused from now on, and duplicated tabs leave the session. */
    signingOut: () => {
      leaving = store.getState().session?.token;
      if (leaving !== undefined) broadcast({ token: leaving, what: "signed-out" });
    },
    /** The player signed out (Spec §4: session, token and trial user cleared, autoLogin "0"). */
    signedOut: () => {
      forget(() => true);
      dispatch({ type: "logged-out" });
    },
    /** A member left a free trial and returns to the session that was set aside. */
    trialLeft: () => {
      const own = tab.read("sessionAside");
      if (own) restoreAside(own);
    },
    /**
     * The gateway ended the session of `token`. Ignores responses to calls of an older session or of one being signed
     * out.
     */
    ended: (reason: SessionEnd, token: string) => {
      const { session } = store.getState();
      if (token === leaving || session?.token !== token) return;
      broadcast({ token, what: reason });
      forget((other) => other.token === token);
      endHere(session, reason);
    },
    /** Another tab sent a message about a session. */
    newsReceived: (news: SessionNews | null) => {
      if (!news) return;
      const { token, what } = news;
      const aside = tab.read("sessionAside");
      const { session } = store.getState();
      if (what === "first-password-changed") {
        if (session?.token === token) clearFirstLogin();
        return;
      }
      if (aside?.token === token) tab.remove("sessionAside");
      if (session?.token !== token) return;
      if (what === "signed-out" && aside) return restoreAside(aside);
      clearTab();
      if (what === "signed-out") dispatch({ type: "logged-out" });
      else endHere(session, what);
    },
    /** The player has been notified that the session ended. */
    endShown: () => dispatch({ type: "end-shown" }),
    /** Another tab changed the stored session or its first password; a tab with its own session keeps it. */
    storedSessionChanged: () => {
      const session = currentSession();
      const known = store.getState().session;
      if (session?.token === known?.token && session?.firstTimeLogin === known?.firstTimeLogin) return;
      // The next account must not see these drafts.
      if (session?.userName !== known?.userName) tab.remove("drafts");
      dispatch(session ? { type: "logged-in", session } : { type: "logged-out" });
    },
  };
};

export const sessionStore = createSessionStore({ local: localValues, tab: tabValues });

/** The signed-in session, or undefined for a guest. */
export const useSession = (): Session | undefined => useStore(sessionStore, (state) => state.session);

/** How the session ended, until the player has been notified. */
export const useSessionEnd = (): SessionEnd | undefined => useStore(sessionStore, (state) => state.ended);

/** Whether the session ended by signing out. */
export const useSignedOut = (): boolean => useStore(sessionStore, ({ signedOutByUser }) => signedOutByUser);

/** Whether it is a free trial started in this tab (Spec §4 "Trial play"): members can have type 4 too. */
export const isFreeTrial = (session: Session | undefined): boolean =>
  session !== undefined && tabValues.read("trialUserName") === session.userName;

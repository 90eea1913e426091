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

/** What one tab tells the others about a session. */
type SessionNews = NonNullable<StoredValues["sessionNews"]>;

/** Where sessions are kept: for good with autoLogin, else with the tab (decisions S6b). */
export interface SessionPlaces {
  readonly local: SiteStorage;
  readonly tab: SiteStorage;
}

/** The session, and whether it ended because somebody signed out, here or in another tab. */
interface StoredSession extends SessionState {
  readonly signedOutByUser: boolean;
}

/** The session, the only ways it changes, and its keeping. What follows from an event is the domain's rule. */
export const createSessionStore = (places: SessionPlaces) => {
  const { local, tab } = places;
  const kept = (): Session | undefined =>
    (sessionPlace(local.read("autoLogin")) === "local" ? local.read("MC_SESSION_INFO") : null) ?? undefined;
  const found = (): Session | undefined => tab.read("MC_SESSION_INFO") ?? kept();
  const store = createStore<StoredSession>(() => ({
    ...noSession,
    session: found(),
    signedOutByUser: false,
  }));
  // Whatever became of the session that they belonged to.
  if (!store.getState().session) local.remove("offlineAnswers");
  /** The token that the player is signing out with. */
  let leaving: string | undefined;
  const happened = (event: SessionEvent) =>
    store.setState({
      ...sessionAfter(store.getState(), event),
      signedOutByUser: event.type === "logged-out",
    });

  /** What lives with the tab's session. */
  const clearTab = () => {
    tab.remove("MC_SESSION_INFO");
    tab.remove("trialUserName");
    tab.remove("sessionAside");
    tab.remove("leftGame");
    tab.remove("contractsPutOff");
    tab.remove("drafts");
    tab.remove("offlineAnswers");
  };

  /** Clears this tab, and what is kept for the whole browser unless that is a session of somebody else's. */
  const forget = (isMine: (other: Session) => boolean) => {
    clearTab();
    const other = kept();
    if (other && !isMine(other)) return;
    local.remove("MC_SESSION_INFO");
    local.remove("offlineAnswers");
    local.write("autoLogin", "0");
  };

  /**
   * Tells the other tabs: a duplicated one has a copy of this tab's own session. Told before anything is removed, so
   * that they learn how a session ended before they see that it is gone. Nobody who comes later needs it.
   */
  const tell = (news: SessionNews) => {
    local.write("sessionNews", news);
    local.remove("sessionNews");
  };

  /** Leaves a free trial for the member's session that was set aside. */
  const backFromTrial = (own: Session) => {
    clearTab();
    if (kept()?.token !== own.token) tab.write("MC_SESSION_INFO", own);
    happened({ type: "logged-in", session: own });
  };

  /** The session of this tab ended by itself. */
  const endedHere = (session: Session, reason: SessionEnd) => {
    // Before anybody is led to the login, which then needs the password only.
    if (!isTrial(session)) tab.write("drafts", { "account-entry": draftOf({ username: session.userName }) });
    happened({ type: "ended", reason, token: session.token });
  };

  const noLongerFirst = () => {
    happened({ type: "first-password-changed" });
    const { session } = store.getState();
    for (const place of [tab, local])
      if (session && place.read("MC_SESSION_INFO")?.token === session.token)
        place.write("MC_SESSION_INFO", session);
  };

  return {
    ...store,
    /** A login was accepted; `keep` holds it beyond the tab, in place of any other kept one. */
    signedIn: (session: Session, keep: boolean) => {
      if (keep) {
        clearTab();
        local.remove("offlineAnswers");
        local.write("MC_SESSION_INFO", session);
        local.write("autoLogin", "1");
      } else {
        forget(({ userName }) => userName === session.userName);
        tab.write("MC_SESSION_INFO", session);
      }
      happened({ type: "logged-in", session });
    },
    /**
     * A free trial began: it lives with its tab, and its account's name beside it (Spec §3, §4). A member's own
     * session waits for its end.
     */
    trialStarted: (session: Session) => {
      const { session: own } = store.getState();
      if (own && !isTrial(own)) tab.write("sessionAside", own);
      tab.write("MC_SESSION_INFO", session);
      tab.write("trialUserName", session.userName);
      happened({ type: "logged-in", session });
    },
    /** The member changed the first password: nothing leads there any more (Spec §2 /m/changePsw). */
    firstPasswordChanged: () => {
      noLongerFirst();
      const { session } = store.getState();
      if (session) tell({ token: session.token, what: "first-password-changed" });
    },
    /** The member's session that comes back when the free trial of this tab is left. */
    setAside: (): Session | undefined => tab.read("sessionAside") ?? undefined,
    /**
     * The player signs out: that the gateway refuses this session's calls from here on is what was asked for, and
     * tabs with a copy of the session leave it at once.
     */
    signingOut: () => {
      leaving = store.getState().session?.token;
      if (leaving !== undefined) tell({ token: leaving, what: "signed-out" });
    },
    /**
     * The player signed out (Spec §4: session, token and trial user cleared, autoLogin "0", whoever's session was
     * kept).
     */
    signedOut: () => {
      forget(() => true);
      happened({ type: "logged-out" });
    },
    /** A member left a free trial and is back in the session that was set aside. */
    trialLeft: () => {
      const own = tab.read("sessionAside");
      if (own) backFromTrial(own);
    },
    /** The gateway refused `token`. An answer to a call of an older session, or of one being left, ends nothing. */
    refused: (reason: SessionEnd, token: string) => {
      const { session } = store.getState();
      if (token === leaving || session?.token !== token) return;
      tell({ token, what: reason });
      forget((other) => other.token === token);
      endedHere(session, reason);
    },
    /** Another tab says what became of a session. */
    heard: (news: SessionNews | null) => {
      if (!news) return;
      const { token, what } = news;
      const aside = tab.read("sessionAside");
      const { session } = store.getState();
      if (what === "first-password-changed") {
        if (session?.token === token) noLongerFirst();
        return;
      }
      if (aside?.token === token) tab.remove("sessionAside");
      if (session?.token !== token) return;
      if (what === "signed-out" && aside) return backFromTrial(aside);
      clearTab();
      if (what === "signed-out") happened({ type: "logged-out" });
      else endedHere(session, what);
    },
    /** The player has been told that the session ended. */
    endTold: () => happened({ type: "end-told" }),
    /**
     * Another tab signed in or out for the whole browser, or changed a first password; a tab with a session
     * of its own keeps it.
     */
    keptChanged: () => {
      const session = found();
      const known = store.getState().session;
      if (session?.token === known?.token && session?.firstTimeLogin === known?.firstTimeLogin) return;
      // What somebody typed here is not for whoever comes after them.
      if (session?.userName !== known?.userName) tab.remove("drafts");
      happened(session ? { type: "logged-in", session } : { type: "logged-out" });
    },
  };
};

/** The site's session. */
export const sessionStore = createSessionStore({ local: localValues, tab: tabValues });

/** The signed-in session, or undefined for a guest. */
export const useSession = (): Session | undefined => useStore(sessionStore, (state) => state.session);

/** The untold end of a session. */
export const useSessionEnd = (): SessionEnd | undefined => useStore(sessionStore, (state) => state.ended);

/** Whether the session ended because somebody signed out. */
export const useSignedOut = (): boolean => useStore(sessionStore, ({ signedOutByUser }) => signedOutByUser);

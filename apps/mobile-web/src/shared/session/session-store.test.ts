import type { Session } from "@volado/domain/session";
import { beforeEach, describe, expect, it } from "vitest";
import { memoryStorage, type SiteStorage } from "../storage/site-storage.ts";
import type { StoredValues } from "../storage/stored-values.ts";
import { createSessionStore, type SessionPlaces } from "./session-store.ts";

const ana: Session = {
  token: "t-1",
  merchantCode: "volado",
  userName: "ana",
  type: 0,
  firstTimeLogin: false,
};
type SessionStore = ReturnType<typeof createSessionStore>;
let places: SessionPlaces;
const inNewTab = () => createSessionStore({ ...places, tab: memoryStorage() });

beforeEach(() => {
  places = { local: memoryStorage(), tab: memoryStorage() };
});

describe("the session", () => {
  it("is stored with the tab by default", () => {
    createSessionStore(places).signedIn(ana, false);
    expect(places.local.read("MC_SESSION_INFO")).toBeNull();
    expect(createSessionStore(places).getState().session).toEqual(ana);
    expect(inNewTab().getState().session).toBeUndefined();
  });

  it("survives the tab with autoLogin", () => {
    createSessionStore(places).signedIn(ana, true);
    expect(places.local.read("autoLogin")).toBe("1");
    expect(inNewTab().getState().session).toEqual(ana);
  });

  it.each([
    ["tab", false],
    ["local", true],
  ] as const)("takes the player's own answers along from the %s when it ends", (where, keep) => {
    const answers = { owner: "ana", answers: [{ name: "listMessages", text: "{}" }] };
    const store = createSessionStore(places);
    for (const end of [() => store.signedOut(), () => store.ended("expired", ana.token)]) {
      store.signedIn(ana, keep);
      places[where].write("offlineAnswers", answers);
      end();
      expect(places[where].read("offlineAnswers")).toBeNull();
    }
  });

  it("that ended while the site was closed leaves no answers", () => {
    places.local.write("offlineAnswers", { owner: "ana", answers: [] });
    createSessionStore(places);
    expect(places.local.read("offlineAnswers")).toBeNull();
  });

  it("that another player's replaces leaves no answers", () => {
    const store = createSessionStore(places);
    store.signedIn(ana, true);
    places.local.write("offlineAnswers", { owner: "ana", answers: [] });
    store.signedIn({ ...ana, token: "t-9", userName: "luis" }, true);
    expect(places.local.read("offlineAnswers")).toBeNull();
  });

  it("leaves nothing stored after signing out", () => {
    const store = createSessionStore(places);
    store.signedIn(ana, true);
    store.signedOut();
    expect(places.local.read("autoLogin")).toBe("0");
    expect(store.getState()).toEqual({ session: undefined, ended: undefined, signedOutByUser: true });
    expect(createSessionStore(places).getState().session).toBeUndefined();
  });

  describe("of a free trial", () => {
    const trial: Session = { ...ana, token: "t-5", userName: "prueba_8", type: 4 };

    it("is stored with its tab and its account", () => {
      createSessionStore(places).trialStarted(trial);
      expect(createSessionStore(places).getState().session).toEqual(trial);
      expect(places.tab.read("trialUserName")).toBe("prueba_8");
      expect(places.local.read("MC_SESSION_INFO")).toBeNull();
      expect(places.local.read("autoLogin")).toBe("0");
    });

    it.each([false, true])("sets a member's session aside until it is left, stored: %s", (keep) => {
      const store = createSessionStore(places);
      store.signedIn(ana, keep);
      store.trialStarted(trial);
      expect(store.getState().session).toEqual(trial);
      expect(createSessionStore(places).setAside()).toEqual(ana);

      store.trialLeft();
      expect(store.getState()).toEqual({ session: ana, ended: undefined, signedOutByUser: false });
      expect(createSessionStore(places).getState().session).toEqual(ana);
      expect(places.tab.read("trialUserName")).toBeNull();
      expect(store.setAside()).toBeUndefined();
      expect(places.local.read("autoLogin")).toBe(keep ? "1" : "0");
      expect(places.tab.read("MC_SESSION_INFO")).toEqual(keep ? null : ana);

      store.signedOut();
      expect(store.getState().session).toBeUndefined();
      expect(places.local.read("autoLogin")).toBe("0");
    });

    it("removes the session set aside on signing out", () => {
      const store = createSessionStore(places);
      store.signedIn(ana, true);
      store.trialStarted(trial);
      store.signedOut();
      expect(createSessionStore(places).getState().session).toBeUndefined();
      expect(store.setAside()).toBeUndefined();
    });

    it("that expires requires a login instead of restoring the member's session", () => {
      const store = createSessionStore(places);
      store.signedIn(ana, false);
      store.trialStarted(trial);
      store.ended("expired", "t-5");
      expect(store.getState()).toMatchObject({ session: undefined, ended: "expired" });
      expect(store.setAside()).toBeUndefined();
    });

    it.each<[string, (store: SessionStore) => void]>([
      ["signing out", (store) => store.signedOut()],
      ["its end", (store) => store.ended("expired", "t-5")],
      ["a login", (store) => store.signedIn(ana, false)],
      ["a login that is stored", (store) => store.signedIn(ana, true)],
    ])("is removed by %s", (_name, happen) => {
      const store = createSessionStore(places);
      store.trialStarted(trial);
      happen(store);
      expect(places.tab.read("trialUserName")).toBeNull();
      expect(store.getState().session).not.toEqual(trial);
    });
  });

  it("ends when its token is no longer accepted, with the reason until it is shown", () => {
    const store = createSessionStore(places);
    store.signedIn(ana, false);
    store.ended("elsewhere", "t-1");
    expect(store.getState()).toEqual({ session: undefined, ended: "elsewhere", signedOutByUser: false });
    expect(createSessionStore(places).getState().session).toBeUndefined();
    store.endShown();
    expect(store.getState().ended).toBeUndefined();
  });

  it("that is being signed out doesn't expire when the gateway refuses it", () => {
    const store = createSessionStore(places);
    store.signedIn(ana, false);
    store.signingOut();
    store.ended("expired", "t-1");
    expect(store.getState()).toMatchObject({ session: ana, ended: undefined });
    store.signedOut();
    store.signedIn({ ...ana, token: "t-2" }, false);
    store.ended("expired", "t-2");
    expect(store.getState()).toMatchObject({ session: undefined, ended: "expired" });
  });

  it("ignores the refusal of an older token", () => {
    const store = createSessionStore(places);
    store.signedIn({ ...ana, token: "t-2" }, false);
    store.ended("expired", "t-1");
    expect(store.getState().session?.token).toBe("t-2");
  });

  it("follows other tabs if it is stored in localStorage", () => {
    const here = createSessionStore(places);
    const there = inNewTab();
    there.signedIn(ana, true);
    here.storedSessionChanged();
    expect(here.getState().session).toEqual(ana);
    there.signedOut();
    here.storedSessionChanged();
    expect(here.getState().session).toBeUndefined();
  });

  describe("of a duplicated tab, which has a copy of it", () => {
    const trial: Session = { ...ana, token: "t-5", userName: "prueba_8", type: 4 };

    /** A copy of the tab's storage. */
    const copyOf = (tab: SiteStorage): SiteStorage => {
      const copy = memoryStorage();
      for (const key of ["MC_SESSION_INFO", "trialUserName", "sessionAside"] as const)
        copy.write(key, tab.read(key));
      return copy;
    };

    /** Two tabs after `begin` in the first; each receives the other's storage events. */
    const duplicated = (begin: (store: SessionStore) => void) => {
      const heard: ((news: StoredValues["sessionNews"]) => void)[] = [];
      const localOf = (listener: number): SiteStorage => ({
        ...places.local,
        write: (key, value) => {
          places.local.write(key, value);
          if (key === "sessionNews") heard[listener]?.(places.local.read("sessionNews"));
        },
      });
      const here = createSessionStore({ local: localOf(1), tab: places.tab });
      begin(here);
      const tab = copyOf(places.tab);
      const there = createSessionStore({ local: localOf(0), tab });
      heard.push(here.heard, there.heard);
      return { here, there, tab };
    };

    it.each([false, true])("ends at once when the player signs out in the other, stored: %s", (keep) => {
      const { here, there, tab } = duplicated((store) => store.signedIn(ana, keep));
      here.signingOut();
      expect(there.getState()).toEqual({ session: undefined, ended: undefined, signedOutByUser: true });
      expect(tab.read("MC_SESSION_INFO")).toBeNull();
      there.ended("expired", ana.token);
      here.signedOut();
      there.storedSessionChanged();
      expect(there.getState()).toEqual({ session: undefined, ended: undefined, signedOutByUser: true });
      expect(places.local.read("sessionNews")).toBeNull();
    });

    it.each([false, true])("expires when it expires in the other, stored: %s", (keep) => {
      const { here, there, tab } = duplicated((store) => store.signedIn(ana, keep));
      here.ended("expired", ana.token);
      there.storedSessionChanged();
      expect(there.getState()).toEqual({ session: undefined, ended: "expired", signedOutByUser: false });
      expect(tab.read("MC_SESSION_INFO")).toBeNull();
      expect(tab.read("drafts")["account-entry"]?.fields).toEqual({ username: "ana" });
    });

    it("has its first password changed in both", () => {
      const { here, there, tab } = duplicated((store) =>
        store.signedIn({ ...ana, firstTimeLogin: true }, false),
      );
      here.firstPasswordChanged();
      expect(there.getState().session).toEqual(ana);
      expect(tab.read("MC_SESSION_INFO")).toEqual(ana);
    });

    it("returns to the member's session when the free trial is left in the other", () => {
      const { here, there } = duplicated((store) => {
        store.signedIn(ana, false);
        store.trialStarted(trial);
      });
      here.signingOut();
      expect(there.getState().session).toEqual(ana);
    });

    it("is not set aside any longer once the player signed out in the other", () => {
      const { here, there } = duplicated((store) => store.signedIn(ana, false));
      there.trialStarted(trial);
      here.signingOut();
      expect(there.getState().session).toEqual(trial);
      expect(there.setAside()).toBeUndefined();
    });

    it("is not affected by another player's session in the other", () => {
      const { here, there } = duplicated((store) => store.signedIn(ana, false));
      there.signedIn({ ...ana, token: "t-9", userName: "beto" }, false);
      here.signingOut();
      expect(there.getState().session?.userName).toBe("beto");
    });
  });

  describe("that begins with a first password", () => {
    const fresh: Session = { ...ana, firstTimeLogin: true };

    it.each([
      ["in its tab", false],
      ["beyond it", true],
    ])("is an ordinary one after its change, stored %s", (_name, keep) => {
      const store = createSessionStore(places);
      store.signedIn(fresh, keep);
      store.firstPasswordChanged();
      expect(store.getState().session).toEqual(ana);
      expect(createSessionStore(places).getState().session).toEqual(ana);
      expect(places[keep ? "tab" : "local"].read("MC_SESSION_INFO")).toBeNull();
    });

    it("changes in every tab", () => {
      const here = createSessionStore(places);
      here.signedIn(fresh, true);
      const there = inNewTab();
      here.firstPasswordChanged();
      there.storedSessionChanged();
      expect(there.getState().session).toEqual(ana);
    });

    it("doesn't change another player's stored session", () => {
      inNewTab().signedIn({ ...fresh, token: "t-9" }, true);
      const here = createSessionStore(places);
      here.signedIn({ ...fresh, userName: "beto" }, false);
      here.firstPasswordChanged();
      expect(places.local.read("MC_SESSION_INFO")?.firstTimeLogin).toBe(true);
    });
  });

  describe("of two players in two tabs", () => {
    const beto: Session = { ...ana, token: "t-9", userName: "beto" };
    let here: SessionStore;
    let there: SessionStore;

    beforeEach(() => {
      here = createSessionStore(places);
      there = inNewTab();
    });

    it("stays the tab's own if the other's is stored, also after a reload", () => {
      here.signedIn(ana, false);
      there.signedIn(beto, true);
      here.storedSessionChanged();
      expect(here.getState().session).toEqual(ana);
      expect(createSessionStore(places).getState().session).toEqual(ana);
      expect(inNewTab().getState().session).toEqual(beto);
    });

    it.each<[string, (tab: SessionStore) => void]>([
      ["signs in for one tab", () => undefined],
      ["ends in one tab", (tab) => tab.ended("expired", beto.token)],
    ])("stays stored while the other %s", (_name, then) => {
      here.signedIn(ana, true);
      there.signedIn(beto, false);
      then(there);
      here.storedSessionChanged();
      expect(here.getState().session).toEqual(ana);
      expect(inNewTab().getState().session).toEqual(ana);
    });

    it("is no longer stored once the other signs out: a reload must not sign in (Spec §4 autoLogin)", () => {
      here.signedIn(ana, true);
      there.signedIn(beto, false);
      there.signedOut();
      here.storedSessionChanged();
      expect(here.getState().session).toBeUndefined();
      expect(places.local.read("autoLogin")).toBe("0");
      expect(places.local.read("MC_SESSION_INFO")).toBeNull();
    });

    it("drops drafts when another tab ends it, but not when the same player signs in again there", () => {
      const drafts = { transfer: { account: "ana", at: 0, fields: { amount: "500" } } };
      here.signedIn(ana, true);
      places.tab.write("drafts", drafts);
      there.signedIn({ ...ana, token: "t-2" }, true);
      here.storedSessionChanged();
      expect(places.tab.read("drafts")).toEqual(drafts);
      there.signedOut();
      here.storedSessionChanged();
      expect(places.tab.read("drafts")).toEqual({});
    });

    it("ignores the refusal of the same player's older one", () => {
      here.signedIn(ana, false);
      there.signedIn({ ...ana, token: "t-2" }, true);
      here.ended("elsewhere", "t-1");
      expect(here.getState().ended).toBe("elsewhere");
      expect(inNewTab().getState().session?.token).toBe("t-2");
    });

    it("is no longer stored once the same player signs in for one tab", () => {
      here.signedIn(ana, true);
      there.signedIn({ ...ana, token: "t-2" }, false);
      here.storedSessionChanged();
      expect(here.getState().session).toBeUndefined();
      expect(places.local.read("autoLogin")).toBe("0");
    });
  });
});

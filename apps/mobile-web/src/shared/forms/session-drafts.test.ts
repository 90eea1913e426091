// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { sessionStore } from "../session/session-store.ts";
import { DRAFT_LASTS_MS, sessionDrafts } from "./session-drafts.ts";

const ana = { token: "1", merchantCode: "TC71", userName: "ana", type: 0, firstTimeLogin: false };

beforeEach(() => sessionStorage.clear());

describe("a draft", () => {
  it("returns the requested fields and merges those of several forms", () => {
    sessionDrafts.keep("account-entry", { username: "lucero" });
    sessionDrafts.keep("account-entry", { mobile: "5512345678" });
    expect(sessionDrafts.of("account-entry", ["username", "mobile", "email"])).toEqual({
      username: "lucero",
      mobile: "5512345678",
    });
    expect(sessionDrafts.of("deposit", ["username"])).toEqual({});
  });

  it("survives a reload in its tab", () => {
    sessionDrafts.keep("deposit", { amount: "500" }, "ana");
    expect(JSON.parse(sessionStorage.getItem("drafts") ?? "")).toMatchObject({
      deposit: { account: "ana", fields: { amount: "500" } },
    });
  });

  it("belongs to one account", () => {
    sessionDrafts.keep("deposit", { amount: "500" }, "ana");
    expect(sessionDrafts.of("deposit", ["amount"], "luz")).toEqual({});
    expect(sessionDrafts.of("deposit", ["amount"])).toEqual({});
    sessionDrafts.keep("deposit", { bonus: "1" }, "luz");
    expect(sessionDrafts.of("deposit", ["amount", "bonus"], "luz")).toEqual({ bonus: "1" });
  });

  it("expires half an hour after the last change", () => {
    sessionDrafts.keep("account-entry", { username: "lucero" }, undefined, 0);
    sessionDrafts.keep("account-entry", { mobile: "55" }, undefined, DRAFT_LASTS_MS - 1);
    const at = (now: number) => sessionDrafts.of("account-entry", ["username", "mobile"], undefined, now);
    expect(at(2 * DRAFT_LASTS_MS - 2)).toEqual({ username: "lucero", mobile: "55" });
    expect(at(2 * DRAFT_LASTS_MS - 1)).toEqual({});
    sessionDrafts.keep("account-entry", { mobile: "56" }, undefined, 2 * DRAFT_LASTS_MS - 1);
    expect(at(2 * DRAFT_LASTS_MS)).toEqual({ mobile: "56" });
  });

  it("is removed once sent, without the others", () => {
    sessionDrafts.keep("deposit", { amount: "500" }, "ana");
    sessionDrafts.keep("withdrawal", { amount: "100" }, "ana");
    sessionDrafts.drop("deposit");
    expect(sessionDrafts.of("deposit", ["amount"], "ana")).toEqual({});
    expect(sessionDrafts.of("withdrawal", ["amount"], "ana")).toEqual({ amount: "100" });
  });

  it.each([
    ["a session begins in the tab", () => sessionStore.signedIn(ana, false)],
    ["a stored session begins", () => sessionStore.signedIn(ana, true)],
    ["the player signs out", () => sessionStore.signedOut()],
  ])("is removed when %s", (_when, happens) => {
    sessionDrafts.keep("account-entry", { username: "lucero" });
    happens();
    expect(sessionDrafts.of("account-entry", ["username"])).toEqual({});
  });

  it("is removed when the gateway ends the session", () => {
    sessionStore.signedIn(ana, false);
    sessionDrafts.keep("deposit", { amount: "500" }, "ana");
    sessionStore.ended("expired", ana.token);
    expect(sessionDrafts.of("deposit", ["amount"], "ana")).toEqual({});
  });

  it("prefills the login with the username of an expired session before it opens", () => {
    sessionStore.signedIn(ana, false);
    const atLogin: unknown[] = [];
    const stop = sessionStore.subscribe(() => atLogin.push(sessionDrafts.of("account-entry", ["username"])));
    sessionStore.ended("expired", "an older one");
    sessionStore.ended("expired", ana.token);
    stop();
    expect(atLogin.at(-1)).toEqual({ username: "ana" });
    sessionStore.signedIn(ana, false);
    sessionStore.signedOut();
    expect(sessionDrafts.of("account-entry", ["username"])).toEqual({});
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveForProvider, takeRedirectAnswer } from "./provider-redirect.ts";
import { redirectKeys } from "./return-message.ts";

const leave = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock("../navigation/leave-page.ts", () => ({ leaveFor: leave }));

const MINUTE = 60_000;

/** Leaves for Facebook. @returns the secret that it returns */
const leaveForFacebook = (): string => {
  leaveForProvider("facebook", "ES");
  return new URL(leave.mock.lastCall?.[0] ?? "").searchParams.get("state") ?? "";
};

/** What the return page does. */
const comesBack = (fields: Readonly<Record<string, string>>): void =>
  sessionStorage.setItem(redirectKeys.answer, new URLSearchParams(fields).toString());

const outcome = (later = 0) => takeRedirectAnswer(Date.now() + later)?.question.outcome;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/m/login?back=%2Fm%2Fhot");
});
afterEach(() => {
  leave.mockReset();
  vi.restoreAllMocks();
});

describe("a sign-in with the whole page", () => {
  it("leaves for the provider's page, and stores where to return", () => {
    const state = leaveForFacebook();
    const address = new URL(leave.mock.lastCall?.[0] ?? "");
    expect(address.pathname).toBe("/oauth/facebook/authorize");
    expect(address.searchParams.get("display")).toBe("page");
    expect(state).toMatch(/^[0-9a-f]{48}$/);
    expect(sessionStorage.getItem(redirectKeys.place)).toBe("/m/login?back=%2Fm%2Fhot");
  });

  it("continues once with the credential, and leaves nothing stored", async () => {
    const state = leaveForFacebook();
    comesBack({ access_token: "token", state });
    const returned = takeRedirectAnswer();
    expect(returned?.provider).toBe("facebook");
    expect(await returned?.question.outcome).toEqual({ kind: "credential", credential: "token" });
    expect(sessionStorage).toHaveLength(0);
    expect(takeRedirectAnswer()).toBe(undefined);
  });

  it("waits until there is an answer", () => {
    leaveForFacebook();
    expect(takeRedirectAnswer()).toBe(undefined);
    expect(sessionStorage.getItem(redirectKeys.attempt)).not.toBe(null);
  });

  it.each([
    ["the player declined", (state: string) => ({ error: "access_denied", state }), 0, "denied"],
    ["the provider failed", (state: string) => ({ error: "server_error", state }), 0, "failed"],
    ["another attempt's answer", () => ({ access_token: "forged", state: "other" }), 0, "failed"],
    ["an answer without a state", () => ({ access_token: "forged" }), 0, "failed"],
    ["an answer in the last moment", (state: string) => ({ error: "access_denied", state }), 9, "denied"],
    ["an answer too late", (state: string) => ({ access_token: "token", state }), 10, "timeout"],
    ["an answer before its question", (state: string) => ({ access_token: "token", state }), -1, "timeout"],
  ])("ends when %s", async (_, fields, minutes, kind) => {
    comesBack(fields(leaveForFacebook()));
    expect(await outcome(minutes * MINUTE)).toEqual({ kind });
    expect(sessionStorage).toHaveLength(0);
  });

  it("refuses Google's token for another nonce", async () => {
    leaveForProvider("google", "ES");
    const state = new URL(leave.mock.lastCall?.[0] ?? "").searchParams.get("state") ?? "";
    comesBack({ id_token: `e30.${btoa('{"nonce":"other"}')}.s`, state });
    expect(await outcome()).toEqual({ kind: "failed" });
  });

  it.each(["{not json", "{}", '{"provider":"evil","state":"s","nonce":"n","at":1}'])(
    "ignores and removes a stored attempt %s",
    (attempt) => {
      sessionStorage.setItem(redirectKeys.attempt, attempt);
      comesBack({ access_token: "forged", state: "s" });
      expect(takeRedirectAnswer()).toBe(undefined);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it("doesn't leave if the browser stores nothing, since the answer couldn't be checked", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await leaveForProvider("facebook", "ES").outcome).toEqual({ kind: "failed" });
    expect(leave).not.toHaveBeenCalled();
  });

  it("is closed if the player goes back and the page is as it was left", async () => {
    const { outcome: left } = leaveForProvider("facebook", "ES");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(await left).toEqual({ kind: "closed" });
  });
});

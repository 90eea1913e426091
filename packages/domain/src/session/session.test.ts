import { describe, expect, test } from "vitest";
import {
  mustChangePassword,
  noSession,
  type Session,
  type SessionEvent,
  type SessionState,
  sessionAfter,
  sessionEndMessage,
  sessionPlace,
} from "./session.ts";

const member = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

test.each([
  ["a guest", undefined, false],
  ["a member", member, false],
  ["a member with the first password", { ...member, firstTimeLogin: true }, true],
])("%s must change the password: %s", (_who, who, must) => {
  expect(mustChangePassword(who)).toBe(must);
});

const session: Session = {
  token: "t1",
  merchantCode: "volado",
  userName: "ana",
  type: 0,
  firstTimeLogin: true,
};
const signedIn: SessionState = { session, ended: undefined };
const expired: SessionState = { session: undefined, ended: "expired" };

describe("a session", () => {
  test.each<[string, SessionState, SessionEvent, SessionState]>([
    ["begins", noSession, { type: "logged-in", session }, signedIn],
    ["begins again after an end", expired, { type: "logged-in", session }, signedIn],
    [
      "is replaced",
      signedIn,
      { type: "logged-in", session: { ...session, token: "t2" } },
      { ...signedIn, session: { ...session, token: "t2" } },
    ],
    ["is left", signedIn, { type: "logged-out" }, noSession],
    ["expires", signedIn, { type: "ended", reason: "expired", token: "t1" }, expired],
    [
      "ends when opened elsewhere",
      signedIn,
      { type: "ended", reason: "elsewhere", token: "t1" },
      { session: undefined, ended: "elsewhere" },
    ],
    [
      "survives the end of an older session",
      signedIn,
      { type: "ended", reason: "expired", token: "t0" },
      signedIn,
    ],
    ["does not end twice", noSession, { type: "ended", reason: "expired", token: "t1" }, noSession],
    ["has its end shown", expired, { type: "end-shown" }, noSession],
    ["has no end to show", signedIn, { type: "end-shown" }, signedIn],
    [
      "loses the first-login flag",
      signedIn,
      { type: "first-password-changed" },
      { ...signedIn, session: { ...session, firstTimeLogin: false } },
    ],
    ["of a guest has no such flag", noSession, { type: "first-password-changed" }, noSession],
  ])("%s", (_name, before, event, after) => {
    expect(sessionAfter(before, event)).toEqual(after);
  });
});

test("events without effect return the same state, so that listeners aren't notified", () => {
  expect(sessionAfter(signedIn, { type: "end-shown" })).toBe(signedIn);
  expect(sessionAfter(signedIn, { type: "ended", reason: "expired", token: "t0" })).toBe(signedIn);
  expect(sessionAfter(noSession, { type: "first-password-changed" })).toBe(noSession);
});

test("a player who logged in again stays logged in when the old end is shown", () => {
  const again: SessionState = { session, ended: "elsewhere" };
  expect(sessionAfter(again, { type: "end-shown" })).toEqual(signedIn);
});

test("each end has its message", () => {
  expect(sessionEndMessage).toEqual({
    expired: "errors.sessionExpired",
    elsewhere: "errors.sessionElsewhere",
  });
});

test.each([
  ["1", "local"],
  ["0", "tab"],
  [undefined, "tab"],
])("autoLogin %s keeps it in the %s storage", (flag, place) => {
  expect(sessionPlace(flag)).toBe(place);
});

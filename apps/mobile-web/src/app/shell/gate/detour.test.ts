import type { Session } from "@volado/domain/session";
import { describe, expect, it } from "vitest";
import type { GuardName } from "../../routes/route.ts";
import { detourOf, type PageVisit } from "./detour.ts";

const ana: Session = {
  token: "t",
  merchantCode: "volado",
  userName: "ana",
  type: 0,
  firstTimeLogin: false,
};
const trial: Session = { ...ana, type: 4 };

/** A visit by whoever the page was opened with, unless said otherwise. */
const visit = (over: Partial<PageVisit>): PageVisit => ({
  session: undefined,
  cameWith: over.session?.token,
  signedOut: false,
  pathname: "/m/mine",
  search: "",
  hash: "",
  ...over,
});

describe("a page whose guards let the visitor through", () => {
  it.each<[string, readonly GuardName[], Partial<PageVisit>]>([
    ["a guest's", [], {}],
    ["a member's own", ["session"], { session: ana }],
    ["a list of everybody's games", ["own-lists"], { pathname: "/m/slot-games", search: "?type=hot" }],
    ["login to who plays for practice", ["no-account"], { session: trial, pathname: "/m/login" }],
  ])("leads nowhere: %s", (_, guards, who) => {
    expect(detourOf(guards, visit(who))).toBe(undefined);
  });
});

describe("a guest on a page of players", () => {
  it("goes to login and back", () => {
    expect(detourOf(["session"], visit({}))).toEqual({ to: "/m/login?back=%2Fm%2Fmine" });
  });

  it("goes home after having signed out on it", () => {
    expect(detourOf(["session"], visit({ cameWith: "t", signedOut: true }))).toEqual({ to: "/m/home" });
  });

  it("goes to login when the session ended by itself there, or another player's had been left before", () => {
    const login = { to: "/m/login?back=%2Fm%2Fmine" };
    expect(detourOf(["session"], visit({ cameWith: "t" }))).toEqual(login);
    expect(detourOf(["session"], visit({ signedOut: true }))).toEqual(login);
  });
});

describe("a player on a page for guests", () => {
  const login = { pathname: "/m/login", search: "?back=%2Fm%2Fmine" };

  it("is told that they are signed in already", () => {
    expect(detourOf(["no-account"], visit({ session: ana, ...login }))).toEqual({
      to: "/m/mine",
      says: "already-in",
    });
  });

  it("is led on without a word when they have just signed in there, a free trial too", () => {
    for (const session of [ana, trial]) {
      const who = visit({ session, cameWith: undefined, ...login });
      expect(detourOf(["no-account"], who)).toEqual({ to: "/m/mine" });
    }
  });
});

it("a free account is told what it can't have", () => {
  expect(detourOf(["real-account"], visit({ session: trial }))).toEqual({
    to: "/m/home",
    says: "trial-rejected",
  });
});

import type { Session } from "@volado/domain/session";
import { describe, expect, it } from "vitest";
import type { GuardName } from "../../../shared/navigation/paths.ts";
import { detourOf, type PageVisit } from "./detour.ts";

const ana: Session = {
  token: "t",
  merchantCode: "volado",
  userName: "ana",
  type: 0,
  firstTimeLogin: false,
};
const trial: Session = { ...ana, type: 4 };

const at = (pathname: string, search = "") => ({ pathname, search, hash: "" });

/** A visit by the player who opened the page, unless overridden. */
const visit = (over: Partial<PageVisit>): PageVisit => ({
  session: undefined,
  cameWith: over.session?.token,
  signedOut: false,
  address: at("/m/mine"),
  ...over,
});

describe("a page whose guards let the visitor in", () => {
  it.each<[string, readonly GuardName[], Partial<PageVisit>]>([
    ["a guest's", [], {}],
    ["a member's own", ["session"], { session: ana }],
    ["a list of everybody's games", ["own-lists"], { address: at("/m/slot-games", "?type=hot") }],
    ["login to who plays for practice", ["no-account"], { session: trial, address: at("/m/login") }],
  ])("leads nowhere: %s", (_, guards, who) => {
    expect(detourOf(guards, visit(who))).toBe(undefined);
  });
});

describe("a guest on a page for players", () => {
  it("goes to login and back", () => {
    expect(detourOf(["session"], visit({}))).toEqual({ to: "/m/login?back=%2Fm%2Fmine" });
  });

  it("goes home after having signed out on it", () => {
    expect(detourOf(["session"], visit({ cameWith: "t", signedOut: true }))).toEqual({ to: "/m/home" });
  });

  it("goes to login when the session expired there, or another player's had been left before", () => {
    const login = { to: "/m/login?back=%2Fm%2Fmine" };
    expect(detourOf(["session"], visit({ cameWith: "t" }))).toEqual(login);
    expect(detourOf(["session"], visit({ signedOut: true }))).toEqual(login);
  });
});

describe("a player on a page for guests", () => {
  const login = at("/m/login", "?back=%2Fm%2Fmine");

  it("sees that they are signed in already", () => {
    expect(detourOf(["no-account"], visit({ session: ana, address: login }))).toEqual({
      to: "/m/mine",
      says: "already-signed-in",
    });
  });

  it("is redirected without a message right after signing in there, also for a free trial", () => {
    for (const session of [ana, trial]) {
      const who = visit({ session, cameWith: undefined, address: login });
      expect(detourOf(["no-account"], who)).toEqual({ to: "/m/mine" });
    }
  });
});

it("sees, on a free account, what is not available", () => {
  expect(detourOf(["real-account"], visit({ session: trial }))).toEqual({
    to: "/m/home",
    says: "trial-rejected",
  });
});

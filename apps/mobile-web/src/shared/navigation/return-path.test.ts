import { describe, expect, it } from "vitest";
import { loginPath, safeReturnPath } from "./return-path.ts";

describe("the path login goes back to", () => {
  it.each([
    ["/m/slot-games", "/m/slot-games"],
    ["/m/slot-games?vassalage=JL#top", "/m/slot-games?vassalage=JL#top"],
    ["/m/../m/recent", "/m/recent"],
    ["/", "/"],
  ])("keeps %s", (candidate, path) => {
    expect(safeReturnPath(candidate)).toBe(path);
  });

  it.each([
    undefined,
    null,
    "",
    "m/home",
    "//evil.example/m/home",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/m/login",
    "/m/login?back=/m/recent",
  ])("refuses %j", (candidate) => {
    expect(safeReturnPath(candidate)).toBeUndefined();
  });

  it("is carried by the login address, except home, where login goes anyway", () => {
    expect(loginPath("/m/slot-games?vassalage=JL")).toBe("/m/login?back=%2Fm%2Fslot-games%3Fvassalage%3DJL");
    expect(loginPath("/m/home")).toBe("/m/login");
    expect(loginPath("https://evil.example")).toBe("/m/login");
  });
});

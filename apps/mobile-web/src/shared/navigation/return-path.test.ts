import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, safeReturnPath } from "./return-path.ts";

describe("the return path of the login", () => {
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
    "/.//evil.example",
    "/m/..//evil.example",
    "/./\\evil.example",
    "/%2e//evil.example",
    "/m/../\t/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/m/login",
    "/m/login?back=/m/recent",
  ])("refuses %j", (candidate) => {
    expect(safeReturnPath(candidate)).toBeUndefined();
  });

  it("stays on the site for any address, as the URL standard parses it", () => {
    const site = "https://site.example";
    const pieces = ["/", "\\", ".", "..", "%2e", "\t", "\n", "@", ":", "?", "#", "m", "evil.example"];
    const address = fc
      .array(fc.constantFrom(...pieces), { maxLength: 10 })
      .map((some) => `/${some.join("")}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (candidate) => {
        const path = safeReturnPath(candidate);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, site).origin).toBe(site);
        expect(new URL(path, site).pathname).not.toBe("/m/login");
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is part of the login address, except for home, the default", () => {
    expect(loginPath("/m/slot-games?vassalage=JL")).toBe("/m/login?back=%2Fm%2Fslot-games%3Fvassalage%3DJL");
    expect(loginPath("/m/home")).toBe("/m/login");
    expect(loginPath("https://evil.example")).toBe("/m/login");
  });
});

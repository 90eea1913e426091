import { describe, expect, test } from "vitest";
import {
  accessOf,
  gateCode,
  siteAccessFromFetch,
  siteAccessFromFlags,
  siteAccessFromGate,
  siteClosure,
} from "./site-access.ts";

describe("both readings of the status (Spec §4, decisions S1)", () => {
  test.each([
    { code: 0, fetch: "open", gate: "open" },
    { code: 1, fetch: "maintenance", gate: "restricted" },
    { code: 2, fetch: "restricted", gate: "maintenance" },
    { code: 7, fetch: "maintenance", gate: "maintenance" },
  ])("code $code", ({ code, fetch, gate }) => {
    expect(siteAccessFromFetch(code)).toBe(fetch);
    expect(siteAccessFromGate(code)).toBe(gate);
  });

  test.each([
    { maintenance: false, regionRestriction: false, code: 0, access: "open" },
    { maintenance: true, regionRestriction: false, code: 1, access: "maintenance" },
    { maintenance: true, regionRestriction: true, code: 1, access: "maintenance" },
    { maintenance: false, regionRestriction: true, code: 2, access: "restricted" },
  ])("maintenance $maintenance, region $regionRestriction", ({ code, access, ...flags }) => {
    expect(siteAccessFromFlags(flags)).toBe(access);
    expect(siteAccessFromFetch(code)).toBe(access);
  });

  test.each([
    { maintenance: false, blocked: false, code: 0 },
    { maintenance: false, blocked: true, code: 1 },
    { maintenance: true, blocked: false, code: 2 },
    { maintenance: true, blocked: true, code: 2 },
  ])("maintenance $maintenance, address blocked $blocked", ({ code, ...flags }) => {
    expect(gateCode(flags)).toBe(code);
  });

  test.each([
    ["open", "open", undefined, "open"],
    ["open", "restricted", "blocked", "restricted"],
    ["open", "maintenance", "maintenance", "maintenance"],
    ["restricted", "open", "region", "restricted"],
    ["restricted", "restricted", "region", "restricted"],
    ["restricted", "maintenance", "maintenance", "maintenance"],
    ["maintenance", "open", "maintenance", "maintenance"],
    ["maintenance", "restricted", "maintenance", "maintenance"],
  ] as const)("fetch %s and gate %s: closed by %s, so %s", (fetched, gate, closure, access) => {
    expect(siteClosure(fetched, gate)).toBe(closure);
    expect(accessOf(closure)).toBe(access);
  });
});

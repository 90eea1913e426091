import { describe, expect, test } from "vitest";
import { fetchCode, siteAccessFromFetch, siteAccessFromGate } from "./site-access.ts";
import { siteAccessFromCode, siteGate } from "./site-gate.ts";

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
    { maintenance: false, regionRestriction: false, code: 0 },
    { maintenance: true, regionRestriction: false, code: 1 },
    { maintenance: true, regionRestriction: true, code: 1 },
    { maintenance: false, regionRestriction: true, code: 2 },
  ])("maintenance $maintenance, region $regionRestriction", ({ code, ...flags }) => {
    expect(fetchCode(flags)).toBe(code);
  });
});

test.each([
  [undefined, "pass"],
  ["open", "pass"],
  ["restricted", "show-restricted"],
  ["maintenance", "show-maintenance"],
] as const)("access %s: %s", (access, decision) => {
  expect(siteGate(access)).toBe(decision);
});

test.each([
  ["region_restricted", "restricted"],
  ["maintenance", "maintenance"],
  ["session_expired", undefined],
])("refusal %s means the site is %s", (code, access) => {
  expect(siteAccessFromCode(code)).toBe(access);
});

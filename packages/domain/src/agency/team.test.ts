import { describe, expect, test } from "vitest";
import {
  formatSort,
  parseSort,
  searchFromTeamFilter,
  type TeamFilter,
  teamFilterFromSearch,
  teamOfMember,
} from "./team-filter.ts";
import { daySeries } from "./team-report.ts";

const usual: TeamFilter = {
  period: { type: "days", days: 7 },
  memberId: undefined,
  name: "",
  only: undefined,
  sort: undefined,
  gameType: undefined,
};

describe("a team's filter in the address", () => {
  test.each<[string, Partial<TeamFilter>]>([
    ["", {}],
    ["member=M-1", { memberId: "M-1" }],
    ["days=30", { period: { type: "days", days: 30 } }],
    ["from=2026-11-01&to=2026-11-03", { period: { type: "range", from: "2026-11-01", to: "2026-11-03" } }],
    ["name=ana", { name: "ana" }],
    ["only=idle", { only: "idle" }],
    ["only=no-deposit", { only: "no-deposit" }],
    ["period=last-week", { period: { type: "named", name: "last-week" } }],
    ["sort=-profit", { sort: { by: "profit", desc: true } }],
    ["sort=stake", { sort: { by: "stake", desc: false } }],
    ["gameType=LIVE", { gameType: "LIVE" }],
    [
      "member=M-1&days=1&name=ana&sort=win&gameType=RNG",
      {
        memberId: "M-1",
        period: { type: "days", days: 1 },
        name: "ana",
        sort: { by: "win", desc: false },
        gameType: "RNG",
      },
    ],
  ])("%j is read and written back", (query, change) => {
    const filter = { ...usual, ...change };
    expect(teamFilterFromSearch(new URLSearchParams(query))).toEqual(filter);
    expect(new URLSearchParams(searchFromTeamFilter(filter)).toString()).toBe(query);
  });

  test.each([
    "days=8&sort=-&gameType=X&only=me",
    "from=2026-02-30&to=2026-03-01",
    "from=2026-03-02&to=2026-03-01&sort=toString",
    "member=%20&name=%20%20",
    "days=7",
  ])("%j is ignored", (query) => {
    expect(teamFilterFromSearch(new URLSearchParams(query))).toEqual(usual);
  });

  test("cuts a long search text", () => {
    expect(teamFilterFromSearch(new URLSearchParams({ name: ` ${"a".repeat(99)}` })).name).toHaveLength(40);
    const typed = `${"a".repeat(39)}😀`;
    expect(teamFilterFromSearch(new URLSearchParams({ name: typed })).name).toBe("a".repeat(39));
  });
});

test.each([
  ["-stake", { by: "stake", desc: true }],
  ["profit", { by: "profit", desc: false }],
] as const)("the order %s is %j", (word, sort) => {
  expect(parseSort(word)).toEqual(sort);
  expect(formatSort(sort)).toBe(word);
});

test("another member's team keeps days and order, and clears search and limit", () => {
  const filter: TeamFilter = { ...usual, name: "ana", only: "idle", sort: { by: "win", desc: true } };
  expect(teamOfMember(filter, "M-2")).toEqual({ ...filter, memberId: "M-2", name: "", only: undefined });
  expect(teamOfMember({ ...filter, memberId: "M-2" }, undefined)).toEqual({
    ...filter,
    name: "",
    only: undefined,
  });
});

test("missing days are 0, in calendar order", () => {
  const known = [
    { day: "2026-03-01", value: 5 },
    { day: "2026-02-27", value: -2 },
    { day: "2026-01-01", value: 9 },
  ];
  expect(daySeries({ type: "range", from: "2026-02-27", to: "2026-03-01" }, "2026-11-22", known)).toEqual([
    { day: "2026-02-27", value: -2 },
    { day: "2026-02-28", value: 0 },
    { day: "2026-03-01", value: 5 },
  ]);
});

test.each([
  [1, undefined],
  [7, 7],
  [90, 90],
] as const)("a series of %i days has %s values", (days, count) => {
  expect(daySeries({ type: "days", days }, "2026-11-22", [])?.length).toBe(count);
});

test.each([
  ["2026-01-01", "2026-04-02", 92],
  ["2026-01-01", "2026-04-03", undefined],
  ["2000-01-01", "2030-12-31", undefined],
])("a series from %s to %s has %s values", (from, to, count) => {
  expect(daySeries({ type: "range", from, to }, "2026-11-22", [])?.length).toBe(count);
});

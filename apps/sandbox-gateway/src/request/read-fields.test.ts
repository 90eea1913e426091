import { describe, expect, it } from "vitest";
import { sampleFields, useMember, wrongFieldsOf } from "../testing/index.ts";
import { refuseUnreadable } from "./read-fields.ts";

const nested = (levels: number): unknown => {
  let fields: unknown = "text";
  for (let level = 0; level < levels; level += 1) fields = level % 2 === 0 ? [fields] : { field: fields };
  return fields;
};

describe("fields", () => {
  it.each([
    ["a NUL", { name: "Ana\u0000" }],
    ["half a character at the end", { name: "Ana\ud83c" }],
    ["half a character at the beginning", { names: ["\udfb2 Ana"] }],
    ["a NUL in a name", { "na\u0000me": "Ana" }],
    ["more levels than any call", nested(17)],
    ["levels that would break what walks through them", nested(10_000)],
  ])("with %s are refused", (_what, fields) => {
    expect(() => refuseUnreadable(fields)).toThrow(expect.objectContaining({ code: "malformed" }));
  });

  it.each([
    ["whole characters of two halves", { name: "🎲" }],
    ["nothing", {}],
    ["no object at all", undefined],
    ["a picture", { picture: new File(["\u0000"], "card.png") }],
    ["as many levels as may be", nested(16)],
  ])("with %s are let through", (_what, fields) => {
    expect(() => refuseUnreadable(fields)).not.toThrow();
  });
});

const gateway = useMember("agente");

/** The last millisecond of the year 9999, and the greatest number that a client can send exactly. */
const LATEST = 253_402_300_799_999;
const TOO_LATE = Number.MAX_SAFE_INTEGER;

it.each([
  ["listVietnameseDraws", "drawDate"],
  ["listRecords", "from", "to"],
  ["getTeamCounts", "startDate", "endDate"],
  ["getTeamReport", "from", "to"],
  ["listTeamBets", "to"],
  ["listEarnings", "to"],
] as const)("%s takes instants up to the year 9999", async (id, ...names) => {
  for (const name of names) {
    const call = (instant: number) => gateway.send(id, { ...sampleFields(id), [name]: instant });
    expect((await call(LATEST)).status).toBe(200);
    expect(wrongFieldsOf(await call(TOO_LATE))).toEqual([name]);
  }
});

import { describe, expect, it } from "vitest";
import { refuseUnreadable } from "./unreadable-fields.ts";

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

import { expect, it } from "vitest";
import { readReceivers, textOfReceivers } from "./receivers.ts";

it("are restored in order, with only id and name", () => {
  const luz = { id: "M-2", name: "luz", balance: 5 };
  const text = textOfReceivers([luz, { id: "M-1", name: "ana" }]);
  expect(readReceivers(text)).toEqual([
    { id: "M-2", name: "luz" },
    { id: "M-1", name: "ana" },
  ]);
});

it.each([undefined, "", "{", '[{"id":1}]', '"M-1"'])("are empty for an unreadable draft: %j", (text) => {
  expect(readReceivers(text)).toEqual([]);
});

import { expect, it } from "vitest";
import { parseReceivers, serializeReceivers } from "./receivers.ts";

it("are restored in order, with only id and name", () => {
  const luz = { id: "M-2", name: "luz", balance: 5 };
  const text = serializeReceivers([luz, { id: "M-1", name: "ana" }]);
  expect(parseReceivers(text)).toEqual([
    { id: "M-2", name: "luz" },
    { id: "M-1", name: "ana" },
  ]);
});

it.each([undefined, "", "{", '[{"id":1}]', '"M-1"'])("are empty for an unreadable draft: %j", (text) => {
  expect(parseReceivers(text)).toEqual([]);
});

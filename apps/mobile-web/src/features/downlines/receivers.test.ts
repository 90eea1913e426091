import { expect, it } from "vitest";
import { readReceivers, textOfReceivers } from "./receivers.ts";

it("come back in their order, without what isn't needed of them", () => {
  const luz = { id: "M-2", name: "luz", balance: 5 };
  const text = textOfReceivers([luz, { id: "M-1", name: "ana" }]);
  expect(readReceivers(text)).toEqual([
    { id: "M-2", name: "luz" },
    { id: "M-1", name: "ana" },
  ]);
});

it.each([undefined, "", "{", '[{"id":1}]', '"M-1"'])("are nobody where %j is kept", (text) => {
  expect(readReceivers(text)).toEqual([]);
});

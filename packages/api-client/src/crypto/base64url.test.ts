import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "./hpke1.ts";

test("agrees with the platform's own encoding and comes back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect([...fromBase64Url(text)]).toEqual([...bytes]);
    }),
  );
});

test.each(["a+b/", "ab==", "a b", "ñ"])("refuses %j", (text) => {
  expect(() => fromBase64Url(text)).toThrow();
});

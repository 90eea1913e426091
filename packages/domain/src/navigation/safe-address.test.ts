import { expect, test } from "vitest";
import { safeAddress } from "./safe-address.ts";

test.each([
  ["https://a.example", "https://a.example"],
  [" https://a.example/b?c#d ", "https://a.example/b?c#d"],
  ["HTTPS://a.example/", "HTTPS://a.example/"],
  ["/a/b.png", "https://site.example/a/b.png"],
  ["//evil.example/a", undefined],
  ["/\\evil.example", undefined],
  ["http://a.example/", undefined],
  ["https://a@evil.example/", undefined],
  ["https:///a", undefined],
  ["https://a.example/ b", undefined],
  ["javascript:alert(1)", undefined],
  ["data:image/png;base64,AA", undefined],
  ["a.png", undefined],
  ["/", undefined],
  ["", undefined],
])("%j becomes %s", (url, address) => {
  expect(safeAddress(url, "https://site.example")).toBe(address);
});

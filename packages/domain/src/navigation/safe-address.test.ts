import { expect, test } from "vitest";
import { isHostAllowed, safeAddress } from "./safe-address.ts";

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

const allowed = ["t.me", "*.facebook.com", "localhost:8080"];

test.each([
  ["t.me", true],
  ["T.ME", true],
  ["evil-t.me", false],
  ["t.me.evil.com", false],
  ["www.facebook.com", true],
  ["facebook.com", false],
  [".facebook.com", false],
  ["evilfacebook.com", false],
  ["localhost:8080", true],
  ["localhost:9090", false],
  ["", false],
])("%s is allowed: %s", (host, expected) => {
  expect(isHostAllowed(host, allowed)).toBe(expected);
});

import { expect, test } from "vitest";
import { isHostAllowed } from "./allowed-host.ts";

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

import { expect, test } from "vitest";
import { mustChangePassword } from "./session.ts";

const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

test.each([
  ["a guest", undefined, false],
  ["a member", session, false],
  ["a member with the first password", { ...session, firstTimeLogin: true }, true],
])("%s must change the password: %s", (_who, who, must) => {
  expect(mustChangePassword(who)).toBe(must);
});

import { expect, it } from "vitest";
import { readLoginPrefill } from "./login-prefill.ts";

it("reads registration's state", () => {
  for (const state of [
    { type: "username", username: "lucero" },
    { type: "sms", username: "5512345678", diallingCode: "52" },
  ])
    expect(readLoginPrefill(state)).toEqual(state);
});

it.each([
  null,
  undefined,
  "lucero",
  {},
  { type: "firebase", username: "lucero" },
  { type: "sms", username: 55 },
  { type: "sms", username: "55", diallingCode: "+52" },
])("is undefined for %j", (state) => {
  expect(readLoginPrefill(state)).toBeUndefined();
});

it("drops a password", () => {
  expect(readLoginPrefill({ type: "username", username: "lucero", password: "secreto" })).not.toHaveProperty(
    "password",
  );
});

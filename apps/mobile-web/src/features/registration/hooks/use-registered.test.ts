import { expect, it } from "vitest";
import { formWith } from "../testing/registration-forms.ts";
import { prefillOf } from "./use-form-submit.ts";

const typed = { username: " lucero ", mobile: "+52 055 1234-5678" };

it.each([
  ["username", ["USERNAMEREG3"], { type: "username", username: "lucero" }],
  ["mobile", ["MOBILENUMREG3", "MOBILENUMPASSREG3"], { type: "username", username: "5512345678" }],
  ["mobile", ["MOBILENUMREG3"], { type: "sms", username: "5512345678", diallingCode: "52" }],
] as const)("prefills the login of an account made on the %s tab with %j as %j", (tab, switches, prefill) => {
  expect(prefillOf(typed, formWith({}, { tab, switches: new Set(switches) }), "52")).toEqual({
    ...prefill,
    newAccount: true,
  });
});

import { Gateway } from "@volado/domain/site";
import { expect, test } from "vitest";
import { Module } from "./modules.ts";

test("modules are the mobile gateway's, spelled as in the specification", () => {
  expect(Object.values(Module)).toEqual([
    "COMM3",
    "CAPTCHA3",
    "FREEPLAY3",
    "REG3",
    "MOBILENUMREG3",
    "REGMOBVERF3",
    "INBOX3",
    "CBS3",
    "PROFPIC3",
    "AFFMAN3",
    "AGEINFO3",
  ]);
  for (const code of Object.values(Module)) expect(code.endsWith(String(Gateway.Mobile))).toBe(true);
});

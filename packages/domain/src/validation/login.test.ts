import { describe, expect, test } from "vitest";
import { captchaProblem, loginName, loginProblems, passwordProblem, usernameProblem } from "./login.ts";

const rules = { username: { min: 3, max: 8 }, password: { min: 6, max: 10 } };

test.each([
  ["", "errors.usernameRequired"],
  ["   ", "errors.usernameRequired"],
  ["ab", "errors.usernameLength"],
  ["abc", undefined],
  [" jugador ", undefined],
  ["\u200ejugador\u200b", undefined],
  ["jug\u2060ador", undefined],
  ["ｊｕｇａｄｏｒ", undefined],
  ["\u200b", "errors.usernameRequired"],
  ["abcdefgh", undefined],
  ["abcdefghi", "errors.usernameLength"],
  ["a b c", "errors.usernameFormat"],
  ["señor", "errors.usernameFormat"],
  ["a_1", undefined],
])("username %j: %s", (typed, key) => {
  expect(usernameProblem(typed, rules.username)?.key).toBe(key);
});

test.each([
  ["", "errors.passwordRequired"],
  ["12345", "errors.passwordLength"],
  ["123456", undefined],
  [" 1 2 3", undefined],
  ["1234567890", undefined],
  ["12345678901", "errors.passwordLength"],
])("password %j: %s", (typed, key) => {
  expect(passwordProblem(typed, rules.password)?.key).toBe(key);
});

test.each([
  ["", "errors.captchaRequired"],
  [" ", "errors.captchaRequired"],
  ["1", undefined],
  [" 123456 ", undefined],
  ["1234567", "errors.captchaFormat"],
  ["１２３４", undefined],
  ["12a4", "errors.captchaFormat"],
])("captcha %j: %s", (typed, key) => {
  expect(captchaProblem(typed)?.key).toBe(key);
});

test.each([
  [" jugador ", "jugador"],
  ["\u200ejuga\u2060dor\u200b", "jugador"],
  ["ｊｕｇａｄｏｒ", "jugador"],
  ["5215512345678", "5215512345678"],
  ["+52 1 (55) 1234 - 5678", "5512345678"],
  ["55 1234 5678", "5512345678"],
  ["044 55 1234 5678", "5512345678"],
  ["a b", "a b"],
  ["+1 555 123 4567", "+1 555 123 4567"],
])("the name %j is sent as %j", (typed, name) => {
  expect(loginName(typed, "52")).toBe(name);
});

describe("the login form", () => {
  test("is valid without a captcha that isn't shown", () => {
    expect(loginProblems({ username: "jugador", password: "secreto", captcha: undefined }, rules).size).toBe(
      0,
    );
  });

  test("reports every problem in form order, with the bounds", () => {
    const problems = loginProblems({ username: "ab", password: "", captcha: "" }, rules);
    expect([...problems]).toEqual([
      ["username", { key: "errors.usernameLength", values: rules.username }],
      ["password", { key: "errors.passwordRequired", values: rules.password }],
      ["captcha", { key: "errors.captchaRequired", values: { min: 1, max: 6 } }],
    ]);
  });
});

import { expect, test } from "vitest";
import { birthdayLimits, birthdayProblem, hasReachedAge } from "./birthday.ts";

const rule = { required: true, minimumAge: 18, today: "2026-11-21" };

test.each([
  ["", true, "errors.birthdayRequired"],
  ["", false, undefined],
  ["2008-11-21", true, undefined],
  ["2008-11-20", false, undefined],
  ["2008-11-22", true, "errors.birthdayUnderAge"],
  ["2008-11-22", false, "errors.birthdayUnderAge"],
  ["2026-11-22", true, "errors.birthdayUnderAge"],
  ["2026-12-31", true, "errors.birthdayUnderAge"],
  ["2027-01-01", true, "errors.birthdayFormat"],
  ["1900-01-01", true, undefined],
  ["1899-12-31", true, "errors.birthdayFormat"],
  ["2001-02-29", true, "errors.birthdayFormat"],
  ["2000-02-29", true, undefined],
  ["2001-13-01", true, "errors.birthdayFormat"],
  ["01/02/2000", true, "errors.birthdayFormat"],
  ["2000-1-2", true, "errors.birthdayFormat"],
])("birthday %j, required %s: %s", (typed, required, key) => {
  expect(birthdayProblem(typed, { ...rule, required })?.key).toBe(key);
});

test("the merchant's minimum age applies and is in the values", () => {
  expect(birthdayProblem("2006-01-01", { ...rule, minimumAge: 21 })).toMatchObject({
    key: "errors.birthdayUnderAge",
    values: { min: 21 },
  });
  expect(birthdayProblem("2005-11-21", { ...rule, minimumAge: 21 })).toBe(undefined);
});

test.each([
  ["2008-02-29", 18, "2026-02-28", false],
  ["2008-02-29", 18, "2026-03-01", true],
  ["2004-02-29", 20, "2024-02-28", false],
  ["2004-02-29", 20, "2024-02-29", true],
])("born on %s, %i years old on %s: %s", (birthday, age, today, reached) => {
  expect(hasReachedAge(birthday, age, today)).toBe(reached);
});

test("the picker offers 1900 to the end of this year (Spec §2)", () => {
  expect(birthdayLimits("2026-03-02")).toEqual({ min: "1900-01-01", max: "2026-12-31" });
});

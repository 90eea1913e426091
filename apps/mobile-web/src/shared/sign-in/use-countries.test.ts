import { expect, test } from "vitest";
import { diallingCodeChoices } from "./use-countries.ts";

const countries = [
  { code: "MX", diallingCode: "52" },
  { code: "US", diallingCode: "1" },
];

test("lists countries in the gateway's order, named in the current language", () => {
  expect(diallingCodeChoices(countries, "52", "ES")).toEqual([
    { value: "52", label: "México +52" },
    { value: "1", label: "Estados Unidos +1" },
  ]);
  expect(diallingCodeChoices(countries, "52", "EN").map(({ label }) => label)).toEqual([
    "Mexico +52",
    "United States +1",
  ]);
});

test("includes the merchant's own code even if the list is missing or lacks it", () => {
  expect(diallingCodeChoices([], "52", "ES")).toEqual([{ value: "52", label: "+52" }]);
  expect(diallingCodeChoices(countries, "34", "ES").map(({ value }) => value)).toEqual(["34", "52", "1"]);
});

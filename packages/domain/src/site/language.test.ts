import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.ts";
import { Language } from "./language.ts";
import { resolveTheme } from "./theme.ts";

test("the specification's fifteen codes are known, and no others", () => {
  expect(Object.values(Language).sort().join()).toBe("CN,EN,ES,HI,ID,JA,KM,KO,MS,MY,PT,TA,TH,TW,VI");
});

test.each([
  [undefined, ["ES", "EN"], "ES"],
  ["EN", ["ES", "EN"], "EN"],
  ["JA", ["ES", "EN"], "EN"],
  ["JA", ["ES"], "ES"],
  ["xx", ["ES", "EN"], "EN"],
  ["EN", ["PT", "ES"], "ES"],
  ["xx", ["PT"], "PT"],
  ["", ["ES", "EN"], "ES"],
  ["xx", ["EN"], "EN"],
  [undefined, [], "ES"],
] as const)("stored %s of %o starts in %s", (stored, offered, language) => {
  expect(chooseLanguage(stored, offered)).toBe(language);
});

test.each([undefined, "dark", "light", "blue"])(
  "the theme is dark even with %s stored (decisions S5)",
  (stored) => {
    expect(resolveTheme(stored)).toBe("dark");
  },
);

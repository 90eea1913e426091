import { expect, test } from "vitest";
import { chooseLanguage, Language } from "./language.ts";
import { languageToOffer } from "./language-to-offer.ts";
import { resolveTheme } from "./site-info.ts";

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

const offered = [
  { code: "ES", tag: "es" },
  { code: "EN", tag: "en" },
] as const;

test.each([
  ["an English browser", null, "ES", ["en-US", "en"], "EN"],
  ["English in capitals", null, "ES", ["EN"], "EN"],
  ["a Mexican browser", null, "ES", ["es-MX", "en"], undefined],
  ["a browser with an unavailable language, then English", null, "ES", ["fr-FR", "en-GB"], "EN"],
  ["a browser with unavailable languages only", null, "ES", ["fr", "de"], undefined],
  ["a browser without preferences", null, "ES", [], undefined],
  ["a visitor who chose before", "ES", "ES", ["en"], undefined],
  ["a visitor with an unreadable choice", "XX", "EN", ["es"], undefined],
  ["a Spanish browser on an English site", null, "EN", ["es-ES"], "ES"],
] as const)(
  "%s, with %s stored and %s shown, of %j is offered %s",
  (_who, stored, shown, preferred, offer) => {
    expect(languageToOffer({ stored, shown, preferred, offered })).toBe(offer);
  },
);

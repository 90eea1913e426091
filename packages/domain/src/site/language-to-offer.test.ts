import { expect, test } from "vitest";
import { languageToOffer } from "./language-to-offer.ts";

const offered = [
  { code: "ES", tag: "es" },
  { code: "EN", tag: "en" },
] as const;

test.each([
  ["an English browser", null, "ES", ["en-US", "en"], "EN"],
  ["English in capitals", null, "ES", ["EN"], "EN"],
  ["a Mexican browser", null, "ES", ["es-MX", "en"], undefined],
  ["a browser of a language that there isn't, then English", null, "ES", ["fr-FR", "en-GB"], "EN"],
  ["a browser of languages that there aren't", null, "ES", ["fr", "de"], undefined],
  ["a browser that says nothing", null, "ES", [], undefined],
  ["somebody who chose before", "ES", "ES", ["en"], undefined],
  ["somebody whose choice can't be read", "XX", "EN", ["es"], undefined],
  ["a Spanish browser where English comes first", null, "EN", ["es-ES"], "ES"],
] as const)(
  "%s, with %s stored and %s shown, of %j is offered %s",
  (_who, stored, shown, preferred, offer) => {
    expect(languageToOffer({ stored, shown, preferred, offered })).toBe(offer);
  },
);

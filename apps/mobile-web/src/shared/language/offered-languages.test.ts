// @vitest-environment jsdom
import type { Language } from "@volado/domain/site";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The site of a merchant that offers these, where the player once chose `stored`. */
const visit = async (languages: readonly Language[], stored?: string) => {
  const { brandTexts, merchant } = await import("virtual:volado-merchant");
  vi.doMock("../merchant.ts", () => ({ brandTexts, merchant: { ...merchant, languages } }));
  if (stored) window.localStorage.setItem("language", stored);
  return import("./language.ts");
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock("../merchant.ts");
  window.localStorage.clear();
});

describe("the languages that a merchant offers", () => {
  it.each<[readonly Language[], string | undefined, string, boolean]>([
    [["ES", "EN"], undefined, "ES", true],
    [["ES", "EN"], "EN", "EN", true],
    [["EN", "ES"], undefined, "EN", true],
    [["ES"], "EN", "ES", false],
    [["EN"], "ES", "EN", false],
    [["TA", "EN"], "TA", "EN", false],
  ])(
    "%j, with %s stored, begin with %s; is there a choice: %s",
    async (languages, stored, first, several) => {
      const { preferredLanguage, severalLanguages } = await visit(languages, stored);
      expect(preferredLanguage()).toBe(first);
      expect(severalLanguages).toBe(several);
    },
  );
});

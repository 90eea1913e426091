// @vitest-environment jsdom
import type { Language } from "@volado/domain/site";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The language module for a merchant's languages and a stored choice. */
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

it.each<[readonly Language[], string | undefined, string, boolean]>([
  [["ES", "EN"], undefined, "ES", true],
  [["ES", "EN"], "EN", "EN", true],
  [["EN", "ES"], undefined, "EN", true],
  [["ES"], "EN", "ES", false],
  [["EN"], "ES", "EN", false],
  [["TA", "EN"], "TA", "EN", false],
])(
  "offered languages %j, with %s stored, start with %s; several: %s",
  async (languages, stored, first, several) => {
    const { preferredLanguage, severalLanguages } = await visit(languages, stored);
    expect(preferredLanguage()).toBe(first);
    expect(severalLanguages).toBe(several);
  },
);

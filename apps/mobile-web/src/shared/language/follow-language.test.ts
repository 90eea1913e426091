// @vitest-environment jsdom
import { createTexts } from "@volado/i18n";
import { afterEach, expect, it, vi } from "vitest";
import { followLanguage, shownLanguage } from "./language.ts";

afterEach(() => localStorage.clear());

it("follows a language change in another tab", async () => {
  const texts = createTexts({ brand: "Volado" });
  followLanguage(texts);
  expect(shownLanguage(texts)).toBe("ES");
  localStorage.setItem("language", "EN");
  window.dispatchEvent(new StorageEvent("storage", { key: "language", storageArea: localStorage }));
  await vi.waitFor(() => expect(shownLanguage(texts)).toBe("EN"));
  expect(document.documentElement.lang).toBe("en");
});

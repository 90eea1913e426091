// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LanguageOffer } from "./language-offer.tsx";

const visit = (...languages: string[]) => {
  vi.stubGlobal("navigator", { languages });
  const { texts, wrapper } = testSite(() => new Promise(() => undefined));
  render(<LanguageOffer />, { wrapper });
  return texts;
};
const offer = () => screen.queryByText("This site is available in English too.");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("offers English, in English, to an English browser and switches when accepted", async () => {
  const texts = visit("en-US", "en");
  expect(offer()?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  press("Switch to English");
  await vi.waitFor(() => expect(texts.language).toBe("en"));
  expect(offer()).toBeNull();
  expect(localStorage.getItem("language")).toBe("EN");
});

it("leaves room for itself at the end of the page, and does not ask again after it was declined", async () => {
  const texts = visit("en-GB");
  expect(document.documentElement.hasAttribute("data-floating-offer")).toBe(true);
  press("No, thanks");
  await vi.waitFor(() => expect(offer()).toBeNull());
  expect(texts.language).toBe("es");
  expect(document.documentElement.hasAttribute("data-floating-offer")).toBe(false);
  cleanup();
  visit("en-GB");
  expect(offer()).toBeNull();
});

it("offers nothing to a Spanish browser", () => {
  visit("es-MX", "en");
  expect(offer()).toBeNull();
});

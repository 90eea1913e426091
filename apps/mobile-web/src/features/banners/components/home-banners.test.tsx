// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, type PartAnswer } from "../../../shared/testing/open-part.tsx";
import { stubScreen } from "../../../shared/testing/stub-screen.ts";
import { LoginBanner } from "./form-banner.tsx";
import { HomeBanners } from "./home-banners.tsx";

const banner = (groupName: string, link = "/m/slot-games") => ({
  id: "coin",
  url: "/art/coin.svg",
  title: "¿Águila o sol?",
  groupName,
  link,
});
const answer = (...banners: readonly object[]): PartAnswer => ({ value: { banners } });
const open = (...answers: readonly PartAnswer[]) =>
  openPart(<HomeBanners />, { "/api/announcements": answers });

beforeEach(() => stubScreen());
afterEach(() => {
  closePart();
  vi.unstubAllGlobals();
});

it("one banner is a picture with words, which leads on without loading the page anew", async () => {
  const { place } = await open(answer(banner("m_home")));
  const picture = await screen.findByRole("img", { name: "¿Águila o sol?" });
  expect(fireEvent.click(picture)).toBe(false);
  expect(place()).toBe("/m/slot-games");
});

it("banners that can't be had come on retry", async () => {
  const { t, press } = await open("refused", answer(banner("m_home")));
  expect((await screen.findByRole("alert")).textContent).toContain(t("home.failed"));
  await press(t("common.retry"));
  expect(await screen.findByRole("img", { name: "¿Águila o sol?" })).toBeTruthy();
});

it("without a banner its room shows the brand, and no failure", async () => {
  await open(answer());
  // This merchant has no logo of its own, so the kit's coin stands for it.
  await vi.waitFor(() => expect(document.querySelector("[data-banner-slot] .vo-coin")).toBeTruthy());
  expect(screen.queryByRole("alert")).toBe(null);
  expect(screen.queryByRole("link")).toBe(null);
});

it("a form's banner that can't be had is simply not there", async () => {
  const { asked } = await openPart(<LoginBanner />, { "/api/announcements": ["refused"] });
  await vi.waitFor(() => expect(document.querySelector("[data-banner-slot]")).toBe(null));
  expect(asked).toEqual(["/api/announcements"]);
  expect(screen.queryByRole("alert")).toBe(null);
});

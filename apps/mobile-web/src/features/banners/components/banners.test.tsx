// @vitest-environment jsdom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, type PartAnswer } from "../../../shared/testing/open-part.tsx";
import { stubScreen } from "../../../shared/testing/stub-screen.ts";
import { HomeBanners } from "./banner-group-view.tsx";
import { HotGamesBanner, LoginBanner, MenuBanner, NewGamesBanner } from "./page-banners.tsx";

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

it("one banner is a picture with alt text, and navigates without a page load", async () => {
  const { place } = await open(answer(banner("m_home")));
  const picture = await screen.findByRole("img", { name: "¿Águila o sol?" });
  expect(fireEvent.click(picture)).toBe(false);
  expect(place()).toBe("/m/slot-games");
});

it("a banner's words are shown over its picture, once for a screen reader", async () => {
  const words = ["¿Águila o sol?", "Tú decides.", "Ver juegos"];
  await open(answer({ ...banner("m_home"), words }));
  const link = await screen.findByRole("link", { name: "¿Águila o sol?" });
  expect(link.textContent).toBe(words.join(""));
});

it("banners load on retry after a failure", async () => {
  const { t, press } = await open("refused", answer(banner("m_home")));
  expect((await screen.findByRole("alert")).textContent).toContain(t("home.failed"));
  await press(t("common.retry"));
  expect(await screen.findByRole("img", { name: "¿Águila o sol?" })).toBeTruthy();
});

it("without banners the slot shows the brand and no alert", async () => {
  await open(answer());
  // This merchant has no logo, so the UI kit's coin is shown instead.
  await vi.waitFor(() => expect(document.querySelector("[data-banner-slot] .vo-coin")).toBeTruthy());
  expect(screen.queryByRole("alert")).toBe(null);
  expect(screen.queryByRole("link")).toBe(null);
});

it.each([
  ["m_login", <LoginBanner key="login" />],
  ["m_leftmenu", <MenuBanner key="menu" />],
  ["m_hotgames", <HotGamesBanner key="hot" />],
  ["m_newgame", <NewGamesBanner key="new" />],
])("several banners of %s rotate with a pause button, and one is a plain picture", async (group, place) => {
  const two = answer({ url: "/a.svg", groupName: group }, { url: "/b.svg", groupName: group });
  const { t } = await openPart(place, { "/api/announcements": [two] });
  const shown = await screen.findByRole("region", { name: t("home.banners") });
  expect(shown.getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getByRole("button", { name: t("home.pauseBanners") })).toBeTruthy();
  closePart();

  await openPart(place, { "/api/announcements": [answer({ url: "/a.svg", groupName: group })] });
  await vi.waitFor(() => expect(document.querySelector('img[src="/a.svg"]')).toBeTruthy());
  expect(screen.queryByRole("region")).toBe(null);
});

it("banners of another group are not shown", async () => {
  await openPart(<LoginBanner />, {
    "/api/announcements": [answer(banner("m_home"), { url: "/b.svg", groupName: "m_login" })],
  });
  await vi.waitFor(() => expect(document.querySelector('img[src="/b.svg"]')).toBeTruthy());
  expect(document.querySelectorAll("img")).toHaveLength(1);
});

it("a form shows nothing if its banner fails to load", async () => {
  const { requests } = await openPart(<LoginBanner />, { "/api/announcements": ["refused"] });
  await vi.waitFor(() => expect(document.querySelector("[data-banner-slot]")).toBe(null));
  expect(requests).toEqual(["/api/announcements"]);
  expect(screen.queryByRole("alert")).toBe(null);
});

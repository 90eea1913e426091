// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { localValues } from "../../shared/storage/site-storage.ts";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../shared/testing/stub-dialogs.ts";
import HomeScreen from "./home.screen.tsx";
// Loaded eagerly, so that a missing part is really missing, not just pending.
import "./own-home.tsx";

const layout = vi.hoisted(() => ({ guestRecents: false }));
vi.mock("../../shared/merchant.ts", async (original) => {
  const real = await original<typeof import("../../shared/merchant.ts")>();
  return { ...real, merchant: { ...real.merchant, layout } };
});

/** Target of the recents in home's game menu; undefined where they aren't offered. */
const recents = async () => {
  const { t } = await openPart(<HomeScreen />, {}, "/m/home");
  const rail = within(await screen.findByRole("navigation", { name: t("home.categories") }));
  return rail.queryByRole("link", { name: t("shell.categories.RECENT") })?.getAttribute("href");
};

beforeEach(() => {
  layout.guestRecents = false;
  stubDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(closePart);

it("offers recents to players alone", async () => {
  expect(await recents()).toBe(undefined);
  closePart();
  signInAna();
  expect(await recents()).toBe("/m/home?category=RECENT");
});

it("offers them to guests too, through login, where the merchant says so (layout.guestRecents)", async () => {
  layout.guestRecents = true;
  expect(await recents()).toBe("/m/login?back=%2Fm%2Fhome%3Fcategory%3DRECENT");
});

/** Whether home has the player's own games. */
const hasOwn = async (at = "/m/home") => {
  const { t } = await openPart(<HomeScreen />, {}, at);
  await screen.findByRole("navigation", { name: t("home.categories") });
  const own = screen.queryByRole("heading", { level: 2, name: t("lowerHome.own.title") });
  return own !== null;
};

it.each(["0", "1"] as const)("has a member's own games, first if there were some: %s", async (some) => {
  signInAna();
  localValues.write("ownGames", some);
  expect(await hasOwn()).toBe(true);
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.findIndex((title) => title?.startsWith("Tus juegos"))).toBe(some === "1" ? 0 : 1);
  localValues.remove("ownGames");
});

it.each([
  ["a guest's", () => undefined, "/m/home"],
  ["a free trial's", () => signInAna(4), "/m/home"],
  ["a member's, switched to one category", () => signInAna(), "/m/home?category=SPORTS"],
])("has no such part on %s", async (_whose, arrive, at) => {
  arrive();
  expect(await hasOwn(at)).toBe(false);
});

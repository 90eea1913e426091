// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { changeHotFilter, HotCentreMode, openHotCentre } from "@volado/domain/games";
import { afterEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { HotEmpty } from "./hot-tools.tsx";

const onChange = vi.fn();
const open = (state = openHotCentre()) => openPart(<HotEmpty state={state} onChange={onChange} />, {});

afterEach(() => {
  closePart();
  onChange.mockClear();
});

it("a filter without results can be reset", async () => {
  const { t, press } = await open(changeHotFilter(openHotCentre(), { name: "zzz" }));
  expect(screen.getByText(t("hotCentre.nothing"))).toBeTruthy();
  await press(t("games.empty.reset"));
  expect(onChange).toHaveBeenCalledWith(openHotCentre());
});

it("empty favourites lead to the hot games", async () => {
  const { t, press } = await open(openHotCentre(HotCentreMode.Favourites));
  expect(screen.getByText(t("games.empty.fav.title"))).toBeTruthy();
  await press(t("hotCentre.showHot"));
  expect(onChange).toHaveBeenCalledWith(openHotCentre());
});

it("without hot games it links to all games", async () => {
  const { t, place } = await open();
  const link = screen.getByRole("link", { name: t("games.empty.showAll") });
  link.click();
  await vi.waitFor(() => expect(place()).toBe(link.getAttribute("href")));
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import {
  allOfType,
  applyFilter,
  changeFilter,
  type GameListScope,
  type GameListState,
  GameType,
  openGameList,
  switchMode,
} from "@volado/domain/games";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "../../../shared/navigation/use-choice.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { GameListTools } from "./game-list-tools.tsx";

const shown = vi.hoisted(() => ({ lines: true }));
vi.mock("../../../shared/merchant.ts", async (original) => {
  const { merchant } = await original<typeof import("../../../shared/merchant.ts")>();
  return {
    merchant: {
      ...merchant,
      get games() {
        return { linesShown: shown.lines };
      },
    },
  };
});

const house: GameListScope = { ...allOfType(GameType.InHouse), vendors: ["JFF", "JFG"] };
const categories = {
  mapping: {
    INHOUSE: [{ vassalage: "JFF", displayName: "De la casa" }],
    RNG: [{ vassalage: "JL", displayName: "Jili" }],
    ELOTT: [{ vassalage: "TCG_SEA", displayName: "SEA Lotería" }],
  },
  sorting: [
    { gameCategory: "RNG", vendorNames: [{ vassalage: "JL", accountTypeName: "Jili" }] },
    { gameCategory: "INHOUSE", vendorNames: [{ vassalage: "JFF", accountTypeName: "De la casa" }] },
    { gameCategory: "ELOTT", vendorNames: [{ vassalage: "TCG_SEA", accountTypeName: "SEA Lotería" }] },
  ],
  display: ["RNG", "INHOUSE", "ELOTT"],
};

/** Renders the tools and records their changes, applied to `latest`, which may not be rendered yet. */
const renderTools = (state: GameListState, latest = state) => {
  const changes = vi.fn<(next: GameListState) => void>();
  const onChange = (change: Change<GameListState>) =>
    changes(typeof change === "function" ? change(latest) : { ...latest, ...change });
  const { wrapper, texts } = testSite(async () => Response.json({ success: true, value: categories }));
  render(<GameListTools state={state} pending={false} onChange={onChange} />, { wrapper });
  const vendors = () => screen.queryByRole("radiogroup", { name: texts.t("games.vendors") });
  return {
    changes,
    vendors,
    names: () =>
      within(vendors() ?? document.body)
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")?.textContent),
    filter: () => screen.queryByRole("button", { name: texts.t("games.filter.open") }),
    mode: (name: "all" | "hot") => screen.getByRole("radio", { name: texts.t(`games.modes.${name}`) }),
  };
};

beforeEach(() => {
  shown.lines = true;
  stubDialogs();
});
afterEach(cleanup);

describe("a page of several vendors (Spec §2 /m/inhouse)", () => {
  it("has a tab for each of them, named by the gateway or by code, and no 'all' tab", async () => {
    const { names } = renderTools(openGameList(house));
    await vi.waitFor(() => expect(names()).toEqual(["De la casa", "JFG"]));
  });

  it("starts with the first, and selects another by tab", async () => {
    const { changes } = renderTools(openGameList(house));
    expect(await screen.findByRole("radio", { name: "De la casa" })).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("radio", { name: "JFG" }));
    expect(changes).toHaveBeenCalledWith(
      expect.objectContaining({ vendor: "JFG", mode: "filter", scope: house }),
    );
  });

  it("has no tab selected while it shows the hot games of all", async () => {
    renderTools(switchMode(openGameList(house), "hot"));
    expect(await screen.findByRole("radio", { name: "De la casa" })).toHaveProperty("checked", false);
  });
});

it("has one 'all', which is not selected while a vendor is, and leaves it", async () => {
  const all = openGameList(allOfType(GameType.Slots));
  const { mode, changes } = renderTools(changeFilter(all, { vendor: "JL" }));
  expect(await screen.findByRole("radio", { name: "Jili" })).toHaveProperty("checked", true);
  expect(mode("all")).toHaveProperty("checked", false);
  fireEvent.click(mode("all"));
  expect(changes).toHaveBeenCalledWith(all);
});

it("adds a vendor to a search that is not rendered yet", async () => {
  const all = openGameList(house);
  const { changes } = renderTools(all, changeFilter(all, { name: "oro" }));
  fireEvent.click(await screen.findByRole("radio", { name: "JFG" }));
  expect(changes).toHaveBeenCalledWith(expect.objectContaining({ name: "oro", vendor: "JFG" }));
});

describe("list filters", () => {
  const one = (type: GameType, vendor: string): GameListScope => ({ ...allOfType(type), vendors: [vendor] });

  it.each([
    ["slots: manufacturer and bet", allOfType(GameType.Slots), true, true, true],
    ["slots without lines: manufacturer", allOfType(GameType.Slots), false, true, true],
    ["fishing: manufacturer", allOfType(GameType.Fishing), true, true, true],
    ["JILI, which is only sent as RNG: nothing", one(GameType.Jili, "JL"), true, false, false],
    ["in-house games of several vendors: manufacturer", house, true, true, true],
    ["one vendor's poker: nothing", one(GameType.Poker, "KY"), true, false, false],
    [
      "the electronic lottery: tabs, no filter (Spec §9)",
      allOfType(GameType.ElectronicLottery),
      true,
      true,
      false,
    ],
  ])("%s", (_name, scope, linesShown, strip, filter) => {
    shown.lines = linesShown;
    const list = renderTools(openGameList(scope));
    expect(list.vendors() !== null).toBe(strip);
    expect(list.filter() !== null).toBe(filter);
  });

  it.each([GameType.InHouse, GameType.Jili])("offers no minimum bet for %s", async (type) => {
    const { filter } = renderTools(openGameList(allOfType(type)));
    fireEvent.click(filter() ?? document.body);
    expect(await screen.findByRole("group", { name: "Proveedor", hidden: true })).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Apuesta mínima", hidden: true })).toBe(null);
  });

  it("filters the electronic lottery by tabs, because Spec §9 only excludes the drawer", async () => {
    const { changes } = renderTools(openGameList(allOfType(GameType.ElectronicLottery)));
    fireEvent.click(await screen.findByRole("radio", { name: "SEA Lotería" }));
    expect(changes).toHaveBeenCalledWith(expect.objectContaining({ vendor: "TCG_SEA", mode: "filter" }));
  });

  it("offers the bets of Spec §9 for slots with lines, and all manufacturers", async () => {
    const { filter, changes } = renderTools(openGameList(allOfType(GameType.Slots)));
    fireEvent.click(filter() ?? document.body);
    const bets = within(await screen.findByRole("group", { name: "Apuesta mínima", hidden: true }));
    expect(bets.getAllByRole("radio", { hidden: true }).map((bet) => bet.getAttribute("value"))).toEqual([
      "",
      "0.01",
      "0.05",
      "0.1",
      "0.5",
      "0.75",
      "1",
    ]);
    expect(changes).not.toHaveBeenCalled();
  });

  it("clears a minimum number of lines from the address when the filter is submitted", async () => {
    const all = openGameList(allOfType(GameType.Slots));
    const { changes } = renderTools(
      applyFilter(all, { vendor: "", name: "oro", minBet: undefined, minLines: 5 }),
    );
    fireEvent.click(await screen.findByRole("button", { name: /^Filtrar \(/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Aplicar", hidden: true }));
    expect(changes).toHaveBeenCalledWith(
      expect.objectContaining({ name: "oro", minBet: undefined, minLines: undefined }),
    );
  });
});

it("searches for the trimmed name after 600 ms without typing, and at once on Enter", () => {
  vi.useFakeTimers();
  try {
    const { changes } = renderTools(openGameList(allOfType(GameType.Slots)));
    const field = screen.getByRole("searchbox");
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
    const names = () => changes.mock.calls.map(([{ name }]) => name);
    type("  or");
    passes(599);
    type("  oro ");
    passes(599);
    expect(names()).toEqual([]);
    passes(1);
    expect(names()).toEqual(["oro"]);

    type("jaguar");
    fireEvent.submit(field);
    expect(names()).toEqual(["oro", "jaguar"]);
    passes(10_000);
    expect(names()).toEqual(["oro", "jaguar"]);
  } finally {
    vi.useRealTimers();
  }
});

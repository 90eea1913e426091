// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { GameType } from "@volado/domain/games";
import { type Vendor, type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubScreen } from "../../../shared/testing/stub-screen.ts";
import { SiblingMenu } from "./sibling-menu.tsx";
import VendorBlocks from "./vendor-blocks.tsx";
import { asksForList, VendorCentre } from "./vendor-centre.tsx";

const vendor = (type: GameType, code: string): Vendor => ({
  code,
  name: `Casa ${code}`,
  type,
  classify: [],
  imageUrl: `/art/${code}.svg`,
  logoUrl: undefined,
});
const category = (type: GameType, ...codes: string[]): VendorCategory => ({
  type,
  vendors: codes.map((code) => vendor(type, code)),
});

/** Games per vendor, perhaps delayed; requests for other vendors fail. */
type Counts = Record<string, number | Promise<number>>;

const wireGame = (type: string, code: string, index: number) => ({
  nodeId: `${code}-${index}`,
  gameId: `G-${code}-${index}`,
  gameType: type,
  gameName: `Juego ${code} ${index}`,
  vassalage: code,
  iconUrl: "/art/juego.svg",
});

const gatewayOf = (counts: Counts) => async (input: string | URL | Request) => {
  const fields = new URL(String(input instanceof Request ? input.url : input), "https://site.invalid")
    .searchParams;
  const code = fields.get("vassalage") ?? "";
  const known = Object.values(counts).filter((count) => typeof count === "number");
  const total = code === "" ? known.reduce((sum, count) => sum + count, 0) : await counts[code];
  if (total === undefined) return Response.json({ success: false, code: "invalid_input" }, { status: 422 });
  const shown = Math.min(total, Number(fields.get("pageSize")));
  return Response.json({
    success: true,
    value: {
      games: Array.from({ length: shown }, (_, index) =>
        wireGame(fields.get("gameType") ?? "", code || "X", index),
      ),
      pageNum: 1,
      totalPages: 1,
      totalCount: total,
    },
  });
};

const actions: GameActions = { open: vi.fn(), favouriteIds: new Set(), setFavourite: undefined };

const open = async (type: GameType, categories: readonly VendorCategory[], counts: Counts) => {
  const { t } = await openPart(
    <VendorCentre type={type} categories={categories} actions={actions} />,
    gatewayOf(counts),
  );
  const seeAll = (title: string) => screen.queryByRole("link", { name: `${t("common.seeAll")}: ${title}` });
  const strip = (name: string) =>
    screen.findByRole("list", {
      name: t("home.vendorLead", { vendor: name, category: t(`shell.categories.${type}`) }),
    });
  return { t, seeAll, strip };
};

beforeEach(() => stubScreen());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a vendor's strip", () => {
  it.each([
    [3, false],
    [4, true],
  ])("of %i games links to all of them: %s (Spec §9)", async (count, offered) => {
    const { strip, seeAll } = await open("ESPORTS", [category("ESPORTS", "A", "B")], { A: count, B: 2 });
    await strip("Casa A");
    expect(seeAll("Casa A") !== null).toBe(offered);
    expect(seeAll("Casa B")).toBe(null);
    if (offered) expect(seeAll("Casa A")?.getAttribute("href")).toBe("/m/esport-games?vassalage=A");
  });

  it("is hidden if the vendor has only a lobby", async () => {
    const { strip } = await open("SPORTS", [category("SPORTS", "A", "B")], { A: 1, B: 2 });
    await strip("Casa B");
    expect(screen.queryByRole("heading", { name: /Casa A/ })).toBe(null);
    expect(screen.getByRole("link", { name: /Casa A/ })).toBeTruthy();
  });

  it("shows a failure beside the loaded ones", async () => {
    const { strip, t } = await open("SPORTS", [category("SPORTS", "A", "B")], { B: 2 });
    await strip("Casa B");
    expect(screen.getAllByRole("button", { name: t("common.retry") })).toHaveLength(1);
  });

  it("retries in its own skeleton without moving the others", async () => {
    const counts: Counts = { B: 2 };
    const { strip, t } = await open("SPORTS", [category("SPORTS", "A", "B")], counts);
    const other = await strip("Casa B");
    let answer = (_count: number) => {};
    counts.A = new Promise((resolve) => {
      answer = resolve;
    });
    fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
    expect((await strip("Casa A")).getAttribute("aria-busy")).toBe("true");
    expect(document.contains(other)).toBe(true);
    answer(3);
    await waitFor(async () => expect(within(await strip("Casa A")).getAllByRole("listitem")).toHaveLength(3));
    expect(document.contains(other)).toBe(true);
  });

  it("of the only vendor is a list of six, with a link to all above six (Spec §9)", async () => {
    const few = await open("LOTT", [category("LOTT", "A")], { A: 6 });
    expect(within(await few.strip("Casa A")).getAllByRole("listitem")).toHaveLength(6);
    expect(few.seeAll("Casa A")).toBe(null);
    cleanup();
    const many = await open("LOTT", [category("LOTT", "A")], { A: 7 });
    expect(within(await many.strip("Casa A")).getAllByRole("listitem")).toHaveLength(6);
    expect(many.seeAll("Casa A")).not.toBe(null);
  });

  it("is loaded on request beyond the fourth vendor", async () => {
    const codes = ["A", "B", "C", "D", "E"];
    const counts = Object.fromEntries(codes.map((code) => [code, 2]));
    const { strip, t } = await open("LIVE", [category("LIVE", ...codes)], counts);
    await strip("Casa D");
    expect(screen.queryByRole("heading", { name: /Casa E/ })).toBe(null);
    const stays = await strip("Casa A");
    fireEvent.click(screen.getByRole("button", { name: t("vendorCentre.moreVendors") }));
    expect(document.contains(stays)).toBe(true);
    await strip("Casa E");
    expect(screen.queryByRole("button", { name: t("vendorCentre.moreVendors") })).toBe(null);
  });
});

describe("the title bar", () => {
  it("shows the number of the category's games and links to all of them", async () => {
    const { strip, seeAll } = await open("LIVE", [category("LIVE", "A", "B")], { A: 2, B: 3 });
    await strip("Casa A");
    expect(seeAll("En vivo")?.getAttribute("href")).toBe("/m/gameList?gameType=LIVE");
    expect(screen.getByRole("heading", { name: /^En vivo/ }).textContent).toBe("En vivo, 5");
  });
});

describe("tiles", () => {
  it.each([
    ["LIVE", "/m/live-games?vassalage=A"],
    ["COCKFIGHT", "/m/play?node=A&game=lobby&vendor=A&type=COCKFIGHT"],
    ["LOTT", "/m/play?node=A&game=lobby&vendor=A&type=LOTT"],
  ] as const)("of %s link to %s", async (type, address) => {
    const categories = [category(type, "A", "B")];
    const { strip } = await open(type, categories, { A: 2, B: 2 });
    await strip("Casa A");
    expect(vendorsOf(categories, type)).toHaveLength(2);
    expect(screen.getByRole("link", { name: /^Casa A/ }).getAttribute("href")).toBe(address);
  });
});

describe("home's block", () => {
  it("shows its category, without a number that could be taken for its games, and links to its page", async () => {
    const { t } = await openPart(<VendorBlocks type="LOTT" categories={[category("LOTT", "A", "B")]} />, {});
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Lotería");
    const all = screen.getByRole("link", { name: `${t("common.seeAll")}: Lotería` });
    expect(all.getAttribute("href")).toBe("/m/lott");
    expect(screen.getByRole("link", { name: /^Casa A/ }).getAttribute("href")).toContain("/m/play?");
  });

  it.each(["SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const)(
    "of %s shows the first nine vendors as cards (Spec §9)",
    async (type) => {
      const codes = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"];
      const { t } = await openPart(<VendorBlocks type={type} categories={[category(type, ...codes)]} />, {});
      const cards = within(screen.getByRole("list", { name: t(`shell.categories.${type}`) }));
      expect(cards.getAllByRole("listitem").map((card) => card.textContent?.slice(0, 6))).toEqual(
        codes.slice(0, 9).map((code) => `Casa ${code}`),
      );
    },
  );
});

describe("sibling categories", () => {
  const menu = async (type: GameType, categories: readonly VendorCategory[] | undefined) => {
    await openPart(<SiblingMenu type={type} categories={categories} />, {});
    return screen.queryAllByRole("link").map((link) => link.textContent);
  };

  it("are shown side by side, except those without vendors", async () => {
    const all = [category("SPORTS", "A"), category("ESPORTS", "B")];
    expect(await menu("ESPORTS", all)).toEqual(["Deportes", "E-sports"]);
    expect(screen.getByRole("link", { name: "E-sports" }).getAttribute("aria-current")).toBe("page");
  });

  it("are all shown while loading, and the current one always", async () => {
    expect(await menu("COCKFIGHT", undefined)).toEqual(["Deportes", "E-sports", "Gallos"]);
    cleanup();
    expect(await menu("COCKFIGHT", [category("SPORTS", "A")])).toEqual(["Deportes", "Gallos"]);
  });

  it("have no menu if a category has none", async () => {
    expect(await menu("LIVE", [category("LIVE", "A")])).toEqual([]);
  });
});

const scope = { type: "LIVE", classify: undefined, vendors: [] } as const;

it.each([
  ["", false],
  ["?vassalage=LUZ", true],
  ["?name=ruleta", true],
  ["?name=%20", false],
  ["?type=fav", true],
  ["?type=hot", true],
  ["?type=recent", true],
  ["?type=other", false],
  ["?vassalage=", false],
  ["?minBet=1", false],
  ["?vassalage=LUZ&at=240", true],
  ["?affiliateCode=AMIGO", false],
])("a URL with %j shows a list: %s", (search, asks) => {
  expect(asksForList(search, scope)).toBe(asks);
});

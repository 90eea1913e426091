// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { loadTexts } from "@volado/i18n";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import type { MemberPlacesProps } from "../hooks/use-member-places.tsx";
import { MemberRows, MemberTiles } from "./member-places.tsx";

const visitor = vi.hoisted(() => ({ type: 0, clubLabel: "", switches: new Set<string>() }));

vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () => ({ token: "token", userName: "ana", type: visitor.type }),
}));
vi.mock("../../../shared/services/use-site.ts", () => ({
  useSiteInfo: () => ({ switches: visitor.switches, hasVip: true, promos: { referral: true } }),
}));
vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<typeof import("@tanstack/react-query")>()),
  useQuery: () => ({ data: { clubLabel: visitor.clubLabel } }),
}));

const open = async (
  over: Partial<typeof visitor>,
  Layout: ComponentType<MemberPlacesProps> = MemberTiles,
) => {
  Object.assign(visitor, { type: 0, clubLabel: "", switches: new Set() }, over);
  const { texts, wrapper } = testSite(() => Promise.reject(new TypeError("unexpected request")));
  await loadTexts(texts, "menus");
  render(
    <MemoryRouter>
      <Layout unread={120} />
    </MemoryRouter>,
    { wrapper },
  );
  return screen
    .getAllByRole("listitem")
    .map((item) => item.querySelector(".vo-place-tile__name, .vo-list__label")?.textContent);
};

afterEach(cleanup);

const always = ["Movimientos", "Premio diario"];
const ownPlaces = [
  "Mensajes",
  "Centro de seguridad",
  "Mi colección",
  "Jugados hace poco",
  "Configuración personal",
  "Ayuda",
];

describe("member centre places (Spec §6)", () => {
  it.each([
    ["a member", {}, [...always, "Invita a tus amigos", ...ownPlaces]],
    [
      "a member of the club",
      { clubLabel: "Oro" },
      ["Movimientos", "Beneficios VIP", "Premio diario", "Invita a tus amigos", ...ownPlaces],
    ],
    ["an agent", { type: 1 }, [...always, "Invita a tus amigos", "Centro de agencia", ...ownPlaces]],
    ["type 40", { type: 40 }, [...always, "Invita a tus amigos", ...ownPlaces]],
    [
      "a member with both switches on",
      { switches: new Set([SiteSwitch.RewardCenter, SiteSwitch.Missions]) },
      [
        "Movimientos",
        "Centro de recompensas",
        "Tareas diarias",
        "Premio diario",
        "Código promocional",
        "Invita a tus amigos",
        ...ownPlaces,
      ],
    ],
  ])("match the account: %s", async (_who, over, names) => {
    expect(await open(over)).toEqual(names);
  });

  it.each([
    ["tiles", MemberTiles],
    ["rows", MemberRows],
  ] as const)(
    "are the same in both layouts, with an unread badge on messages: %s",
    async (_layout, Layout) => {
      expect(await open({}, Layout)).toEqual([...always, "Invita a tus amigos", ...ownPlaces]);
      const marked = screen.getAllByRole("listitem").filter((item) => item.textContent.includes("99+"));
      expect(marked.map((item) => item.querySelector("a")?.getAttribute("href"))).toEqual(["/m/message"]);
    },
  );

  it("link favourites with a query", async () => {
    await open({});
    expect(screen.getByRole("link", { name: "Mi colección" }).getAttribute("href")).toBe(
      "/m/gameList?type=fav",
    );
  });

  it.each([
    ["tiles", MemberTiles],
    ["rows", MemberRows],
  ] as const)("open a prompt instead of the invitation page for an agent: %s", async (_layout, Layout) => {
    await open({ type: 1 }, Layout);
    expect(screen.getByRole("button", { name: "Invita a tus amigos" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Invita a tus amigos" })).toBe(null);
  });
});

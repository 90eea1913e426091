import { expect, it } from "vitest";
import type { BootTable } from "../boot/boot-table.ts";
import { paths } from "../src/shared/navigation/paths.ts";
import { bootTableJson, bootTableOf, loadBootFacts } from "./boot-table.ts";
import { readBrand } from "./merchant.ts";

const brand = await readBrand("volado");
const facts = await loadBootFacts(brand);

const screens = [
  "auth/login",
  "auth/register",
  "auth/forgot-password",
  "auth/trial",
  "help/help",
  "games/game-list",
  "games/game-list-by-type",
  "games/vendor-centre",
  "games/hot",
  "games/lottery-lobby",
  "member/member-centre",
  "member/invite-friends",
  "games/play",
];

const chunk = (fileName: string, imports: readonly string[], module?: string) => ({
  type: "chunk",
  fileName,
  imports,
  moduleIds: module === undefined ? [] : [module],
  isEntry: fileName === "entry.js",
});

/** A build of these screens: each imports the entry's code and the code that all screens share. */
const tableFor = (built: readonly string[], of = brand): BootTable => {
  const chunks = [
    chunk("entry.js", ["vendor.js"]),
    chunk("vendor.js", []),
    chunk("shared.js", ["deep.js", "vendor.js"]),
    chunk("deep.js", ["shared.js"]),
    ...brand.languages
      .map((language) => language.toLowerCase())
      .flatMap((code) =>
        ["account", "lobby", "menus", "news"].map((part) =>
          chunk(`${part}-${code}.js`, [], `/packages/i18n/src/locales/${code}/${part}.ts`),
        ),
      ),
    ...built.map((screen) =>
      chunk(`${screen}.js`, ["entry.js", "vendor.js", "shared.js"], `/app/src/screens/${screen}.screen.tsx`),
    ),
  ];
  return Reflect.apply(bootTableOf, undefined, [
    of,
    facts,
    Object.fromEntries(chunks.map((file) => [file.fileName, file])),
  ]);
};

it("a page requests its screen's code and all its dependencies beyond the entry's", () => {
  const { pages } = tableFor(screens);
  const [shared, deep] = ["/shared.js", "/deep.js"];
  expect(pages["/m/slot-games"]?.code).toEqual(["/games/game-list.js", shared, deep]);
  expect(pages["/m/login"]?.code).toEqual(["/auth/login.js", shared, deep]);
  expect(pages["/m/login"]?.texts).toMatchObject({ ES: "/account-es.js", EN: "/account-en.js" });
  expect(pages["/m/home"]?.code).toEqual([]);
  expect(pages["/m/recent"]?.code).toEqual(["/games/game-list.js", shared, deep]);
});

it.each([
  ["/m/voucherCenter", "page", true, "/m/voucherCenter"],
  ["/m/inviteFriends", "page", true, "/m/inviteFriends"],
  ["/m/mine", "page", true, undefined],
  ["/m/member/agent/getSalaryContract", "page", true, undefined],
  ["/m/message", "page", false, undefined],
  ["/m/activity", "bare", false, undefined],
  ["/m/sport-games", "bare", false, "/m/sport-games"],
  ["/m/app", "blank", false, undefined],
  ["/m/agent", "blank", false, undefined],
])("a page opens with its own bars and item of the bottom menu: %s", (path, kind, membersOnly, tab) => {
  const row = tableFor(screens).pages[path];
  expect(row).toMatchObject({ kind, membersOnly });
  expect(row?.tab).toBe(tab);
});

it("only games, and the page without a back arrow, open without bars", () => {
  const { pages } = tableFor(screens);
  const without = Object.values(paths).flatMap(({ patterns }) => patterns.filter((path) => !pages[path]));
  expect(without).toEqual(["/m/changePsw", "/m/fb-games", "/m/play"]);
});

it("every call has one name, and status is among them", () => {
  const { calls, pages } = tableFor(screens);
  const rows = Object.values(calls);
  expect(calls.getStatus?.endpoint).toBe("getStatus");
  expect(new Set(rows.map(({ url }) => url)).size).toBe(rows.length);
  const endpoints = (path: string) => pages[path]?.calls.map((name) => calls[name]?.endpoint);
  expect(endpoints("/m/login")).toEqual(["listAnnouncements"]);
  expect(endpoints("/m/home")).toEqual(["listAnnouncements", "listHotGames", "listVendorCategories"]);
  expect(endpoints("/m/slot-games")).toEqual(["listGames", "listVendorCategories"]);
  expect(calls.listGames?.paging).toEqual({ field: "pageNo", size: 25 });
  const [banners, ...games] = pages["/m/gameCenter"]?.calls ?? [];
  expect(games).toEqual(pages["/m/slot-games"]?.calls);
  expect(calls[banners ?? ""]?.url).toContain("groupName=m_newgame");
  expect(endpoints("/m/hot-games")).toEqual(["listAnnouncements", "listHotGames"]);
  expect(pages["/m/poker-games"]?.calls).not.toEqual(pages["/m/slot-games"]?.calls);
  expect(endpoints("/m/sport-games")).toEqual(["listVendorCategories"]);
  expect(endpoints("/m/live-games")).toEqual(["listLiveModels", "listVendorCategories"]);
});

it("a call uses the merchant's path, and a path for an unknown call fails the build", () => {
  const withPaths = (paths: Readonly<Record<string, string>>) => ({
    ...brand,
    config: { ...brand.config, paths },
  });
  const { calls } = tableFor(screens, withPaths({ listHotGames: "/v2/hot" }));
  expect(calls.listHotGames?.url).toMatch(/^\/v2\/hot\?/);
  expect(() => tableFor(screens, withPaths({ listHotGame: "/v2/hot" }))).toThrow("listHotGame");
});

it("a build without one of the screens fails", () => {
  const lost = screens.filter((screen) => screen !== "games/game-list");
  expect(() => tableFor(lost)).toThrow("games/game-list.screen.tsx");
});

it("the table can't end its script element, and parses back to the same data", () => {
  const table: BootTable = {
    languages: ["ES"],
    picturePattern: "",
    loginPath: "/m/login",
    calls: {},
    pages: {
      "/m/x": {
        kind: "list",
        titles: { ES: "</script><!--", EN: "x" },
        membersOnly: false,
        calls: [],
        code: [],
      },
    },
  };
  const json = bootTableJson(table);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(table);
});

import { expect, it } from "vitest";
import { bootPartsOf } from "./boot-parts.ts";
import type { BootParts } from "./boot-script.ts";
import { readBrand } from "./merchant.ts";

const brand = await readBrand("volado");

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
  "games/lottery",
  "games/recent",
  "member/profile",
  "member/invite",
  "games/play",
];

const chunk = (
  fileName: string,
  imports: readonly string[],
  facadeModuleId: string | null = null,
  dynamicImports: readonly string[] = [],
) => ({
  type: "chunk",
  fileName,
  imports,
  facadeModuleId,
  dynamicImports,
  isEntry: fileName === "entry.js",
});

/** A build of these screens: each imports the entry's own code, and what all screens share. */
const partsFor = (built: readonly string[]): Promise<BootParts> => {
  const chunks = [
    chunk("entry.js", ["vendor.js"], null, ["list-of-screens.js", "games/game-list.js", "auth/login.js"]),
    chunk("list-of-screens.js", ["vendor.js"], null, [
      ...built.map((screen) => `${screen}.js`).filter((file) => file !== "auth/login.js"),
    ]),
    chunk("vendor.js", []),
    chunk("shared.js", ["deep.js", "vendor.js"]),
    chunk("deep.js", ["shared.js"]),
    chunk("texts-es.js", [], "/packages/i18n/src/locales/es/account.ts"),
    chunk("texts-en.js", [], "/packages/i18n/src/locales/en/account.ts"),
    chunk("lobby-es.js", [], "/packages/i18n/src/locales/es/lobby.ts"),
    chunk("lobby-en.js", [], "/packages/i18n/src/locales/en/lobby.ts"),
    chunk("menus-es.js", [], "/packages/i18n/src/locales/es/menus.ts"),
    chunk("menus-en.js", [], "/packages/i18n/src/locales/en/menus.ts"),
    chunk("reading-es.js", [], "/packages/i18n/src/locales/es/reading.ts"),
    chunk("reading-en.js", [], "/packages/i18n/src/locales/en/reading.ts"),
    ...built.map((screen) =>
      chunk(`${screen}.js`, ["entry.js", "vendor.js", "shared.js"], `/app/src/screens/${screen}.screen.tsx`),
    ),
  ];
  return Reflect.apply(bootPartsOf, undefined, [
    brand,
    Object.fromEntries(chunks.map((file) => [file.fileName, file])),
  ]);
};

it("a page asks for its screen's code and all that it can't run without, beyond the entry's, and for what leads there", async () => {
  const { pages, chunks } = await partsFor(screens);
  const codeOf = (path: string) => pages[path]?.[3].map((place) => chunks[place]);
  expect(codeOf("/m/slot-games")).toEqual(["/games/game-list.js", "/shared.js", "/deep.js"]);
  expect(codeOf("/m/login")).toEqual([
    "/auth/login.js",
    "/shared.js",
    "/deep.js",
    ["/texts-es.js", "/texts-en.js"],
  ]);
  expect(codeOf("/m/home")).toEqual([]);
  expect(codeOf("/m/recent")).toEqual(["/list-of-screens.js", "/games/recent.js", "/shared.js", "/deep.js"]);
  expect(new Set(chunks).size).toBe(chunks.length);
});

it("status is asked first, and every call has one place", async () => {
  const { calls, pages } = await partsFor(screens);
  expect(calls[0]?.[0]).toBe("getStatus");
  expect(new Set(calls.map(([, url]) => url)).size).toBe(calls.length);
  const named = (path: string) => pages[path]?.[4].map((place) => calls[place]?.[0]);
  expect(named("/m/login")).toEqual(["listAnnouncements"]);
  expect(named("/m/home")).toEqual(["listAnnouncements", "listHotGames", "listVendorCategories"]);
  expect(named("/m/slot-games")).toEqual(["listGames", "listVendorCategories"]);
  expect(named("/m/gameCenter")).toEqual(named("/m/slot-games"));
  expect(named("/m/sport-games")).toEqual(["listVendorCategories"]);
  expect(named("/m/live-games")).toEqual(["listLiveModels", "listVendorCategories"]);
});

it("a build that lost a screen is no build", async () => {
  await expect(partsFor(screens.filter((screen) => screen !== "games/game-list"))).rejects.toThrow(
    "games/game-list.screen.tsx",
  );
});

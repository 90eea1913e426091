import { GameClassify, type GameListScope, GameType } from "@volado/domain";
import { merchant } from "../../shared/merchant.ts";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "../lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const allOf = (type: GameType): GameListScope => ({ type, classify: undefined, vendor: "" });

/** Every page that is the game list: which games, and what it is called (Spec §2 "Games"). */
export const listPages: readonly {
  page: Page;
  scope: GameListScope;
  title: Route["title"];
}[] = [
  { page: paths.slots, scope: allOf(GameType.Slots), title: "shell.titles.slots" },
  { page: paths.slotProviders, scope: allOf(GameType.Slots), title: "shell.titles.slots" },
  { page: paths.slotsCenter, scope: allOf(GameType.Slots), title: "shell.titles.slotsCenter" },
  { page: paths.poker, scope: allOf(GameType.Poker), title: "shell.titles.poker" },
  { page: paths.fishing, scope: allOf(GameType.Fishing), title: "shell.titles.fishing" },
  {
    page: paths.roulette,
    scope: { ...allOf(GameType.Live), classify: GameClassify.Roulette },
    title: "shell.titles.roulette",
  },
  {
    page: paths.baccarat,
    scope: { ...allOf(GameType.Live), classify: GameClassify.Baccarat },
    title: "shell.titles.baccarat",
  },
  {
    page: paths.jili,
    scope: { ...allOf(GameType.Jili), vendor: merchant.vendors.jili },
    title: "shell.titles.jili",
  },
  {
    page: paths.inhouse,
    scope: { ...allOf(GameType.InHouse), vendor: merchant.vendors.inHouse[0] ?? "" },
    title: "shell.titles.inhouse",
  },
];

const loadList = () => import("../../screens/games/game-list.screen.tsx");
const loadListByType = () => import("../../screens/games/game-list-by-type.screen.tsx");

/** Every list of games. */
export const gameRoutes: readonly Route[] = [
  ...listPages.map(({ page, scope, title }) =>
    route({
      page,
      screen: lazyScreen(loadList, { scope }),
      title,
      tab: "home",
      guards: ["own-lists"],
    }),
  ),
  route({
    page: paths.gameCenter,
    screen: lazyScreen(loadListByType, {}),
    title: "shell.titles.gameCenter",
    tab: "home",
    guards: ["own-lists"],
  }),
  route({
    page: paths.gameList,
    screen: lazyScreen(loadListByType, {}),
    title: "shell.titles.gameCenter",
    tab: "home",
    guards: ["own-lists"],
  }),
  route({
    page: paths.hot,
    screen: lazyScreen(() => import("../../screens/games/hot.screen.tsx"), {}),
    title: "shell.titles.hot",
    tab: "home",
  }),
  route({
    page: paths.recent,
    screen: lazyScreen(() => import("../../screens/games/recent.screen.tsx"), {}),
    title: "shell.titles.recent",
    tab: "home",
    guards: ["session"],
  }),
];

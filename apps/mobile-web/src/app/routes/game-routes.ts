import { allOfType, GameClassify, type GameListScope, GameType } from "@volado/domain";
import { scopeOfType } from "../../shared/games/scope-of-type.ts";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "../lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Every page that is the game list: which games, and what it is called (Spec §2 "Games"). */
export const listPages: readonly {
  page: Page;
  scope: GameListScope;
  title: Route["title"];
}[] = [
  { page: paths.slots, scope: allOfType(GameType.Slots), title: "shell.titles.slots" },
  { page: paths.slotProviders, scope: allOfType(GameType.Slots), title: "shell.titles.slots" },
  { page: paths.slotsCenter, scope: allOfType(GameType.Slots), title: "shell.titles.slotsCenter" },
  { page: paths.poker, scope: allOfType(GameType.Poker), title: "shell.titles.poker" },
  { page: paths.fishing, scope: allOfType(GameType.Fishing), title: "shell.titles.fishing" },
  {
    page: paths.roulette,
    scope: { ...allOfType(GameType.Live), classify: GameClassify.Roulette },
    title: "shell.titles.roulette",
  },
  {
    page: paths.baccarat,
    scope: { ...allOfType(GameType.Live), classify: GameClassify.Baccarat },
    title: "shell.titles.baccarat",
  },
  { page: paths.jili, scope: scopeOfType(GameType.Jili), title: "shell.titles.jili" },
  { page: paths.inhouse, scope: scopeOfType(GameType.InHouse), title: "shell.titles.inhouse" },
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
    screen: lazyScreen(() => import("../../screens/games/hot.screen.tsx"), {}, "lobby"),
    title: "shell.titles.hot",
    tab: "home",
    guards: ["own-lists"],
  }),
  route({
    page: paths.recent,
    screen: lazyScreen(() => import("../../screens/games/recent.screen.tsx"), {}),
    title: "shell.titles.recent",
    tab: "home",
    guards: ["session"],
  }),
];

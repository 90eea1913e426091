import { GameClassify, GameType } from "@volado/domain/games";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Every page that is the game list: its games and its title (Spec §2 "Games"). */
export const listPages: readonly {
  page: Page;
  type: GameType;
  /** Overrides the type's own title. */
  classify?: GameClassify;
  title: Route["title"];
}[] = [
  { page: paths.slots, type: GameType.Slots, title: "shell.titles.slots" },
  { page: paths.slotProviders, type: GameType.Slots, title: "shell.titles.slots" },
  { page: paths.slotsCenter, type: GameType.Slots, title: "shell.titles.slotsCenter" },
  { page: paths.poker, type: GameType.Poker, title: "shell.titles.poker" },
  { page: paths.fishing, type: GameType.Fishing, title: "shell.titles.fishing" },
  {
    page: paths.roulette,
    type: GameType.Live,
    classify: GameClassify.Roulette,
    title: "shell.titles.roulette",
  },
  {
    page: paths.baccarat,
    type: GameType.Live,
    classify: GameClassify.Baccarat,
    title: "shell.titles.baccarat",
  },
  { page: paths.jili, type: GameType.Jili, title: "shell.titles.jili" },
  { page: paths.inhouse, type: GameType.InHouse, title: "shell.titles.inhouse" },
];

const loadList = () => import("../../screens/games/game-list.screen.tsx");

/** Every list of games. */
export const gameRoutes: readonly Route[] = [
  ...listPages.map(({ page, type, classify, title }) =>
    route({
      page,
      screen: lazyScreen(loadList, { type, classify }),
      title,
      tab: "home",
      guards: ["own-lists"],
    }),
  ),
  route({
    page: paths.gameCenter,
    screen: lazyScreen(loadList, {}),
    title: "shell.titles.gameCenter",
    tab: "home",
    guards: ["own-lists"],
  }),
  route({
    page: paths.gameList,
    screen: lazyScreen(loadList, {}),
    title: "shell.titles.gameCenter",
    tab: "home",
    guards: ["own-lists"],
  }),
  route({
    page: paths.hot,
    screen: lazyScreen(() => import("../../screens/games/hot.screen.tsx"), {}),
    title: "shell.titles.hot",
    tab: "home",
    guards: ["own-lists"],
  }),
  route({
    page: paths.recent,
    screen: lazyScreen(loadList, { recent: true }),
    title: "shell.titles.recent",
    tab: "home",
    guards: ["session"],
  }),
];

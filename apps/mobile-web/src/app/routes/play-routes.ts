import { paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const loadPlay = () => import("../../screens/games/play.screen.tsx");

/** Pages where games are played, and the lottery hall. */
export const playRoutes: readonly Route[] = [
  route({
    page: paths.lotteryLobby,
    screen: lazyScreen(() => import("../../screens/games/lottery.screen.tsx"), {}),
    title: "shell.titles.lotteryLobby",
    tab: "home",
  }),
  route({
    page: paths.play,
    screen: lazyScreen(loadPlay, { kind: "game" }),
    title: "shell.titles.play",
    fullScreen: true,
  }),
  route({
    page: paths.sportsbook,
    screen: lazyScreen(loadPlay, { kind: "sportsbook" }),
    title: "shell.titles.sportsbook",
    guards: ["session"],
    fullScreen: true,
  }),
];

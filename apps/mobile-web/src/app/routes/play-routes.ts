import { paths } from "../../shared/navigation/paths.ts";
import { later } from "./later.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Where games are played, and the hall of the draws. */
export const playRoutes: readonly Route[] = [
  route({
    page: paths.lotteryLobby,
    screen: lazyScreen(later("lotteryLobby"), {}, "lobby"),
    title: "shell.titles.lotteryLobby",
    tab: "home",
  }),
  route({
    page: paths.play,
    screen: lazyScreen(() => import("../../screens/games/play.screen.tsx"), {}, "lobby"),
    title: "shell.titles.play",
    fullScreen: true,
  }),
  route({
    page: paths.sportsbook,
    screen: lazyScreen(later("sportsbook"), {}, "lobby"),
    title: "shell.titles.sportsbook",
    guards: ["session"],
    fullScreen: true,
  }),
];

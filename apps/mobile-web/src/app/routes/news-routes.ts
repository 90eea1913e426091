import { paths } from "../../shared/navigation/paths.ts";
import { withTexts } from "../shell/with-texts.ts";
import { later } from "./later.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const loadNotices = later("notices");

/**
 * What the house says to players: promotions, announcements and messages (Spec §2 "Promotions", "Notice
 * page", "Message centre").
 */
export const newsRoutes: readonly Route[] = [
  route({
    page: paths.promotions,
    screen: lazyScreen(later("promotions"), {}, "news"),
    title: "shell.titles.promotions",
    tab: "home",
  }),
  route({
    page: paths.promotion,
    screen: lazyScreen(later("promotion"), {}, "news"),
    title: "shell.titles.promotion",
  }),
  route({
    page: paths.notices,
    screen: lazyScreen(loadNotices, { page: "notices" as const }, "news"),
    title: "shell.titles.notices",
  }),
  route({
    page: paths.messages,
    // The live chat's row has its words from "reading".
    screen: lazyScreen(withTexts(["reading"], later("messages")), {}, "messages"),
    title: "shell.titles.messages",
    tab: "profile",
  }),
  route({
    page: paths.inbox,
    screen: lazyScreen(later("inbox"), {}, "messages"),
    title: "shell.titles.inbox",
    tab: "profile",
    guards: ["real-account"],
  }),
  route({
    page: paths.agentNotices,
    screen: lazyScreen(loadNotices, { page: "agentNotices" as const }, "news"),
    title: "shell.titles.notices",
    guards: ["session"],
  }),
];

import { paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const loadNotices = () => import("../../screens/messages/notices.screen.tsx");

/** Promotions, announcements and messages (Spec §2 "Promotions", "Notice page", "Message centre"). */
export const newsRoutes: readonly Route[] = [
  route({
    page: paths.promotions,
    screen: lazyScreen(() => import("../../screens/promotions/promotions.screen.tsx"), {}),
    title: "shell.titles.promotions",
    tab: "home",
  }),
  route({
    page: paths.promotion,
    screen: lazyScreen(() => import("../../screens/promotions/promotion.screen.tsx"), {}),
    title: "shell.titles.promotion",
  }),
  route({
    page: paths.notices,
    screen: lazyScreen(loadNotices, { page: "notices" as const }),
    title: "shell.titles.notices",
  }),
  route({
    page: paths.messages,
    screen: lazyScreen(() => import("../../screens/messages/messages.screen.tsx"), {}),
    title: "shell.titles.messages",
    tab: "profile",
  }),
  route({
    page: paths.inbox,
    screen: lazyScreen(() => import("../../screens/messages/inbox.screen.tsx"), {}),
    title: "shell.titles.inbox",
    tab: "profile",
    guards: ["real-account"],
  }),
  route({
    page: paths.agentNotices,
    screen: lazyScreen(loadNotices, { page: "agentNotices" as const }),
    title: "shell.titles.notices",
    guards: ["session"],
  }),
];

import { paths } from "../../shared/navigation/paths.ts";
import { later } from "./later.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Where money leaves, and what it did (Spec §2 "Member"). */
export const moneyRoutes: readonly Route[] = [
  route({
    page: paths.withdraw,
    screen: lazyScreen(later("withdraw"), {}, "money"),
    title: "shell.titles.withdraw",
    tab: "profile",
    guards: ["real-account"],
  }),
  route({
    page: paths.transactions,
    screen: lazyScreen(later("records"), {}, "money"),
    title: "shell.titles.transactions",
    tab: "profile",
    guards: ["session"],
  }),
];

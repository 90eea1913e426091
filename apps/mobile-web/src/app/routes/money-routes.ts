import { paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Withdrawal and records of the member's money (Spec §2 "Member"). */
export const moneyRoutes: readonly Route[] = [
  route({
    page: paths.withdraw,
    screen: lazyScreen(() => import("../../screens/member/withdraw.screen.tsx"), {}),
    title: "shell.titles.withdraw",
    tab: "profile",
    guards: ["real-account"],
  }),
  route({
    page: paths.transactions,
    screen: lazyScreen(() => import("../../screens/member/records.screen.tsx"), {}),
    title: "shell.titles.transactions",
    tab: "profile",
    guards: ["session"],
  }),
];

import { paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/**
 * Reward centre, promo code, daily sign-in and red rain (Spec §2); free accounts are shown why they get none
 * (docs/decisions/104).
 */
export const rewardRoutes: readonly Route[] = (
  ["rewards", "promoCode", "dailySignIn", "redRain"] as const
).map((page) =>
  route({
    page: paths[page],
    screen: lazyScreen(() => import("../../screens/rewards/rewards.screen.tsx"), { page }),
    title: `shell.titles.${page}`,
    tab: "profile",
    guards: ["real-account"],
  }),
);

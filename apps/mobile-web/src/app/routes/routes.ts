import { mustChangePassword } from "@volado/domain/session";
import { loginKindIn } from "../../features/auth/login-kind.ts";
import HomeScreen from "../../screens/home/home.screen.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { agentRoutes } from "./agent-routes.ts";
import { gameRoutes } from "./game-routes.ts";
import { eagerScreen, lazyScreen } from "./lazy-screen.tsx";
import { newsRoutes } from "./news-routes.ts";
import { playRoutes } from "./play-routes.ts";
import { type Route, route } from "./route.ts";
import { vendorRoutes } from "./vendor-routes.ts";

const loadRegister = () => import("../../screens/auth/register.screen.tsx");

/** Every page for getting into an account (Spec §2 "Auth"). */
const authRoutes: readonly Route[] = [
  route({
    page: paths.login,
    screen: lazyScreen(() => import("../../screens/auth/login.screen.tsx"), {}),
    title: "shell.titles.login",
    titleAt: (search) =>
      loginKindIn(search) === "agents" ? "shell.titles.agentLogin" : "shell.titles.login",
    guards: ["no-account"],
  }),
  route({
    page: paths.register,
    screen: lazyScreen(loadRegister, { agents: false }),
    title: "shell.titles.register",
    guards: ["no-account"],
  }),
  route({
    page: paths.agentRegister,
    screen: lazyScreen(loadRegister, { agents: true }),
    title: "shell.titles.agentRegister",
    guards: ["no-account"],
  }),
  route({
    page: paths.trial,
    screen: lazyScreen(() => import("../../screens/auth/trial.screen.tsx"), {}),
    title: "shell.titles.trial",
    guards: ["free-play"],
  }),
  route({
    page: paths.forgotPassword,
    screen: lazyScreen(() => import("../../screens/auth/forgot-password.screen.tsx"), {}),
    title: "shell.titles.forgotPassword",
  }),
  route({
    page: paths.changePassword,
    screen: lazyScreen(() => import("../../screens/auth/change-password.screen.tsx"), {}),
    title: "shell.titles.firstPassword",
    titleAt: (_search, session) =>
      mustChangePassword(session) ? "shell.titles.firstPassword" : "shell.titles.changePassword",
    guards: ["session"],
  }),
];

/** Withdrawal and records of the member's money (Spec §2 "Member"). */
const moneyRoutes: readonly Route[] = [
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

/**
 * Reward centre, promo code, daily sign-in and red rain (Spec §2); free accounts are shown why they get none
 * (docs/decisions/104).
 */
const rewardRoutes: readonly Route[] = (["rewards", "promoCode", "dailySignIn", "redRain"] as const).map(
  (page) =>
    route({
      page: paths[page],
      screen: lazyScreen(() => import("../../screens/rewards/rewards.screen.tsx"), { page }),
      title: `shell.titles.${page}`,
      tab: "profile",
      guards: ["real-account"],
    }),
);

/** The start of most visits and the target of unknown paths (Spec §2): its code is part of the first load. */
export const homeRoute = route({
  page: paths.home,
  screen: eagerScreen(HomeScreen),
  title: "shell.titles.home",
  tab: "home",
});

const loadMemberCentre = () => import("../../screens/member/member-centre.screen.tsx");

/** Lets member pages check whether a page exists; the table is defined below. */
const offers = (page: Route["page"]): boolean => opens(page);

/**
 * Every page that opens. Menus only render items whose page is here; a path that is missing redirects to home like
 * any unknown one.
 */
export const routes: readonly Route[] = [
  homeRoute,
  ...authRoutes,
  route({
    page: paths.profile,
    screen: lazyScreen(loadMemberCentre, { page: "centre", opens: offers }),
    title: "shell.titles.profile",
    tab: "profile",
    guards: ["session"],
  }),
  route({
    page: paths.memberHome,
    screen: lazyScreen(loadMemberCentre, { page: "centre", opens: offers }),
    title: "shell.titles.memberHome",
    tab: "profile",
    guards: ["real-account"],
  }),
  route({
    page: paths.deposit,
    screen: lazyScreen(() => import("../../screens/wallet/deposit.screen.tsx"), { opens: offers }),
    title: "shell.titles.deposit",
    tab: "deposit",
    guards: ["real-account"],
  }),
  route({
    page: paths.benefits,
    screen: lazyScreen(() => import("../../screens/member/benefits.screen.tsx"), {}),
    title: "shell.titles.benefits",
    tab: "profile",
    guards: ["session"],
  }),
  route({
    page: paths.inviteFriends,
    screen: lazyScreen(() => import("../../screens/member/invite.screen.tsx"), {}),
    title: "shell.titles.invite",
    tab: "invite",
    guards: ["session"],
  }),
  route({
    page: paths.security,
    screen: lazyScreen(() => import("../../screens/member/security.screen.tsx"), {}),
    title: "shell.titles.security",
    tab: "profile",
    guards: ["session"],
  }),
  route({
    page: paths.settings,
    screen: lazyScreen(loadMemberCentre, { page: "settings" }),
    title: "shell.titles.settings",
    tab: "profile",
    guards: ["session"],
  }),
  route({
    page: paths.help,
    screen: lazyScreen(() => import("../../screens/help/help.screen.tsx"), {}),
    title: "shell.titles.help",
    openWhenClosed: true,
  }),
  route({
    page: paths.app,
    screen: lazyScreen(() => import("../../screens/app/app.screen.tsx"), {}),
    title: "shell.titles.app",
  }),
  ...newsRoutes,
  ...gameRoutes,
  ...vendorRoutes,
  ...playRoutes,
  ...agentRoutes(offers),
  ...moneyRoutes,
  ...rewardRoutes,
];

const byPattern = new Map(routes.flatMap((row) => row.page.patterns.map((pattern) => [pattern, row])));

/** The row for a path, or undefined for unknown paths. A trailing slash makes no difference. */
export const findRoute = (pathname: string): Route | undefined =>
  byPattern.get(pathname) ?? byPattern.get(pathname.replace(/\/+$/, ""));

/** Whether a page can be opened; menus check before they offer it. */
export const opens = (page: Route["page"]): boolean => byPattern.has(page.patterns[0]);

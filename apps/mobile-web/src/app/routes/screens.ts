import { GameClassify, GameType } from "@volado/domain/games";
import HomeScreen from "../../screens/home/home.screen.tsx";
import type { PageName } from "../../shared/navigation/paths.ts";
import { eagerScreen, type LazyScreen, lazyScreen, type RouteModule } from "./lazy-screen.tsx";

/** All pages that show the game list, with their games (Spec §2 "Games"). */
export const listPages: readonly { page: PageName; type: GameType; classify?: GameClassify }[] = [
  { page: "slots", type: GameType.Slots },
  { page: "slotProviders", type: GameType.Slots },
  { page: "slotsCenter", type: GameType.Slots },
  { page: "poker", type: GameType.Poker },
  { page: "fishing", type: GameType.Fishing },
  { page: "roulette", type: GameType.Live, classify: GameClassify.Roulette },
  { page: "baccarat", type: GameType.Live, classify: GameClassify.Baccarat },
  { page: "jili", type: GameType.Jili },
  { page: "inhouse", type: GameType.InHouse },
];

/** All pages that start with the providers of a category (Spec §2 "vendor-centre screen"). */
export const vendorPages: readonly { page: PageName; type: GameType }[] = [
  { page: "live", type: GameType.Live },
  { page: "sports", type: GameType.Sports },
  { page: "esports", type: GameType.Esports },
  { page: "cockfight", type: GameType.Cockfight },
  { page: "lottery", type: GameType.Lottery },
  { page: "electronicLottery", type: GameType.ElectronicLottery },
];

const byPage = <Props>(rows: readonly ({ page: PageName } & Props)[]) =>
  Object.fromEntries(rows.map(({ page, ...props }) => [page, props]));

/** A screen shared by several pages, with its props for each. */
const shared = <Props extends object>(
  load: () => Promise<RouteModule<Props>>,
  pages: Partial<Record<PageName, NoInfer<Props>>>,
) => Object.fromEntries(Object.entries(pages).map(([page, props]) => [page, lazyScreen(load, props)]));

/** Screens of pages without a file of their own. */
export const sharedScreens: Readonly<Partial<Record<PageName, LazyScreen>>> = {
  // The start of most visits and the target of unknown paths (Spec §2): its code is part of the first load.
  home: eagerScreen(HomeScreen),
  ...shared(() => import("../../screens/auth/register.screen.tsx"), {
    register: { agents: false },
    agentRegister: { agents: true },
  }),
  ...shared(() => import("../../screens/member/member-centre.screen.tsx"), {
    profile: { page: "centre" },
    memberHome: { page: "centre" },
    settings: { page: "settings" },
  }),
  // Free accounts see why they have none (docs/decisions/104).
  ...shared(() => import("../../screens/rewards/rewards.screen.tsx"), {
    rewards: { page: "rewards" },
    promoCode: { page: "promoCode" },
    dailySignIn: { page: "dailySignIn" },
    redRain: { page: "redRain" },
  }),
  ...shared(() => import("../../screens/messages/notices.screen.tsx"), {
    notices: { page: "notices" },
    agentNotices: { page: "agentNotices" },
  }),
  ...shared(() => import("../../screens/games/game-list.screen.tsx"), {
    ...byPage(listPages),
    gameCenter: {},
    gameList: {},
    recent: { recent: true },
  }),
  ...shared(() => import("../../screens/games/vendor-centre.screen.tsx"), byPage(vendorPages)),
  ...shared(() => import("../../screens/games/play.screen.tsx"), {
    play: { kind: "game" },
    sportsbook: { kind: "sportsbook" },
  }),
  ...shared(() => import("../../screens/agent/team-report.screen.tsx"), {
    agentTeam: { name: "members" },
    agentProfit: { name: "profit" },
    agentTeamRebate: { name: "rebates" },
  }),
  ...shared(() => import("../../screens/agent/earnings.screen.tsx"), {
    agentRebate: { kind: "rebate" },
    agentDividend: { kind: "dividend" },
  }),
  ...shared(() => import("../../screens/agent/contract.screen.tsx"), {
    agentSalaryContract: { kind: "daily-salary" },
    agentDividendContract: { kind: "dividend" },
    agentHourContract: { kind: "hourly-salary" },
  }),
};

/** Excluded: home is part of the first load, and the closed site's screen has no page. */
const files = import.meta.glob<RouteModule<object>>([
  "../../screens/**/*.screen.tsx",
  "!**/{home,closed}.screen.tsx",
]);

/** The page that a screen's file is named after: `forgotPassword` for `auth/forgot-password.screen.tsx`. */
const pageOf = (file: string): string =>
  file.replace(/^.*\/|\.screen\.tsx$/g, "").replace(/-./g, ([, letter = ""]) => letter.toUpperCase());

/** The code of each screen's file, by the page that it is named after. */
export const screenFiles = new Map(Object.entries(files).map(([file, load]) => [pageOf(file), load]));

/** @throws Error for a page without a screen */
export const screenOf = (page: PageName): LazyScreen => {
  const load = screenFiles.get(page);
  const screen = sharedScreens[page] ?? (load && lazyScreen(load, {}));
  if (!screen) throw new Error(`No file under src/screens is named after the page ${page}.`);
  return screen;
};

import type { ContractKind } from "@volado/domain/agency";
import { agentViewOf } from "../../features/agent-home/agent-view.ts";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { withTexts } from "../shell/with-texts.ts";
import { later } from "./later.ts";
import { type LazyScreen, lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const titles = {
  home: "shell.titles.agentHome",
  open: "shell.titles.agentOpen",
  links: "shell.titles.agentOpen",
  transfer: "shell.titles.agentTransfer",
} as const;

const contractRoute = (page: Page, kind: ContractKind): Route =>
  route({
    page,
    screen: lazyScreen(later("agentContract"), { kind }, "agents"),
    title: "shell.titles.contracts",
    tab: "profile",
    guards: ["contracts"],
  });

const teamRoute = (page: Page, screen: LazyScreen, title: Route["title"]): Route =>
  route({ page, screen, title, tab: "profile", guards: ["session", "agents"] });

/** The agency centre's pages (Spec §2 "Agent"). @param opens whether a page can be opened */
export const agentRoutes = (opens: (page: Page) => boolean): readonly Route[] => [
  route({
    page: paths.agentHome,
    // Money buttons and contacts have their words from elsewhere.
    screen: lazyScreen(withTexts(["menus", "around"], later("agentHome")), { opens }, "agency"),
    title: "shell.titles.agentHome",
    titleAt: (search) => titles[agentViewOf(search) ?? "home"],
    guards: ["agents"],
  }),
  teamRoute(
    paths.agentOverview,
    lazyScreen(later("teamOverview"), {}, "agency"),
    "shell.titles.agentOverview",
  ),
  teamRoute(
    paths.agentTeam,
    lazyScreen(later("teamReport"), { name: "members" as const }, "agency"),
    "shell.titles.agentTeam",
  ),
  teamRoute(
    paths.agentProfit,
    lazyScreen(later("teamReport"), { name: "profit" as const }, "agency"),
    "shell.titles.agentProfit",
  ),
  teamRoute(paths.agentBetting, lazyScreen(later("teamBets"), {}, "agency"), "shell.titles.agentBetting"),
  teamRoute(
    paths.agentTeamRebate,
    lazyScreen(later("teamReport"), { name: "rebates" as const }, "agency"),
    "shell.titles.agentTeamRebate",
  ),
  teamRoute(
    paths.agentRebate,
    lazyScreen(later("earnings"), { kind: "rebate" as const }, "agency"),
    "shell.titles.agentRebate",
  ),
  teamRoute(
    paths.agentDividend,
    lazyScreen(later("earnings"), { kind: "dividend" as const }, "agency"),
    "shell.titles.agentDividend",
  ),
  contractRoute(paths.agentSalaryContract, "daily-salary"),
  contractRoute(paths.agentDividendContract, "dividend"),
  contractRoute(paths.agentHourContract, "hourly-salary"),
];

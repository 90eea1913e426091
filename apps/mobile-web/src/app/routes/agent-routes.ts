import type { ContractKind } from "@volado/domain/agency";
import { agentViewOf } from "../../features/agent-home/agent-view.ts";
import { type Page, paths } from "../../shared/navigation/paths.ts";
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
    screen: lazyScreen(() => import("../../screens/agent/contract.screen.tsx"), { kind }),
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
    screen: lazyScreen(() => import("../../screens/agent/agent-home.screen.tsx"), { opens }),
    title: "shell.titles.agentHome",
    titleAt: (search) => titles[agentViewOf(search) ?? "home"],
    guards: ["agents"],
  }),
  teamRoute(
    paths.agentOverview,
    lazyScreen(() => import("../../screens/agent/team-overview.screen.tsx"), {}),
    "shell.titles.agentOverview",
  ),
  teamRoute(
    paths.agentTeam,
    lazyScreen(() => import("../../screens/agent/team-report.screen.tsx"), { name: "members" as const }),
    "shell.titles.agentTeam",
  ),
  teamRoute(
    paths.agentProfit,
    lazyScreen(() => import("../../screens/agent/team-report.screen.tsx"), { name: "profit" as const }),
    "shell.titles.agentProfit",
  ),
  teamRoute(
    paths.agentBetting,
    lazyScreen(() => import("../../screens/agent/team-bets.screen.tsx"), {}),
    "shell.titles.agentBetting",
  ),
  teamRoute(
    paths.agentTeamRebate,
    lazyScreen(() => import("../../screens/agent/team-report.screen.tsx"), { name: "rebates" as const }),
    "shell.titles.agentTeamRebate",
  ),
  teamRoute(
    paths.agentRebate,
    lazyScreen(() => import("../../screens/agent/earnings.screen.tsx"), { kind: "rebate" as const }),
    "shell.titles.agentRebate",
  ),
  teamRoute(
    paths.agentDividend,
    lazyScreen(() => import("../../screens/agent/earnings.screen.tsx"), { kind: "dividend" as const }),
    "shell.titles.agentDividend",
  ),
  contractRoute(paths.agentSalaryContract, "daily-salary"),
  contractRoute(paths.agentDividendContract, "dividend"),
  contractRoute(paths.agentHourContract, "hourly-salary"),
];

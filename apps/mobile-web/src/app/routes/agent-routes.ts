import type { ContractKind } from "@volado/domain";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "../lazy-screen.tsx";
import { later } from "./later.ts";
import { type Route, route } from "./route.ts";

const contractRoute = (page: Page, kind: ContractKind): Route =>
  route({
    page,
    screen: lazyScreen(later("agentContract"), { kind }, "agents"),
    title: "shell.titles.contracts",
    tab: "profile",
    guards: ["contracts"],
  });

/** The agency centre's pages (Spec §2 "Agent"). */
export const agentRoutes: readonly Route[] = [
  contractRoute(paths.agentSalaryContract, "daily-salary"),
  contractRoute(paths.agentDividendContract, "dividend"),
  contractRoute(paths.agentHourContract, "hourly-salary"),
];

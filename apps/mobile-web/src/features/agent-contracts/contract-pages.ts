import { ContractKind } from "@volado/domain/agency";
import { type Page, paths } from "../../shared/navigation/paths.ts";

/** The page of each kind (Spec §2 "Agent"). */
export const contractPages: Readonly<Record<ContractKind, Page>> = {
  [ContractKind.DailySalary]: paths.agentSalaryContract,
  [ContractKind.Dividend]: paths.agentDividendContract,
  [ContractKind.HourlySalary]: paths.agentHourContract,
};

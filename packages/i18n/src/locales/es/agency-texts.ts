import { agency } from "./agency.ts";
import { agencyReports } from "./agency-reports.ts";
import { period } from "./period.ts";

/** Spanish texts of the agency centre but for its contracts: the part "agency". */
export const agencyTexts = { agency: { ...agency, ...agencyReports }, period } as const;

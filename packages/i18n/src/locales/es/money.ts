import { records } from "./records.ts";
import { withdraw } from "./withdraw.ts";

/** Spanish texts of withdrawals and records: the part "money". */
export const money = { records, withdraw } as const;

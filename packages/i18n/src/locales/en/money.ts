import { records } from "./records.ts";
import { withdraw } from "./withdraw.ts";

/** English texts of withdrawals and records: the part "money". */
export const money = { records, withdraw } as const;

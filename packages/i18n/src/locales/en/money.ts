import { period } from "./period.ts";
import { places } from "./places.ts";
import { records } from "./records.ts";
import { withdraw } from "./withdraw.ts";

/** English texts of withdrawals and records: the part "money". */
export const money = { period, places, records, withdraw } as const;

import { contracts } from "./contracts.ts";

/** English texts of the agency centre: the part "agents". */
export const agents = { contracts } as const;

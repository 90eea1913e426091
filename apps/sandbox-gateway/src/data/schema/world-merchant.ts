import type { Generated } from "kysely";

/** One row: whose world the database holds. */
export interface WorldMerchantTable {
  id: Generated<boolean>;
  /** Merchant code. */
  code: string;
}

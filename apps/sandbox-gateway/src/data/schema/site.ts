import type { Generated } from "kysely";

export interface SwitchesTable {
  name: string;
  enabled: boolean;
}

export interface OutboxTable {
  id: string;
  channel: "sms" | "mail" | "captcha";
  recipient: string;
  subject: string | null;
  body: string;
  code: string | null;
  sent_at: number;
}

/** Which steps of the schema have run. */
export interface MigrationsTable {
  name: string;
  run_at: number;
}

/** One row: whose world the database holds. */
export interface WorldMerchantTable {
  id: Generated<boolean>;
  /** Merchant code. */
  code: string;
}

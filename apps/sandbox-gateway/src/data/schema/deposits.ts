import type { PictureFormat } from "@volado/domain/validation";
import type { DepositKind, DepositState } from "@volado/domain/wallet";
import type { Json, Texts } from "./columns.ts";

/** A way to deposit, with its limits. */
export interface DepositMethodsTable {
  id: string;
  kind: DepositKind;
  name: Json<Texts<string>>;
  min: number;
  max: number;
  quick_amounts: Json<readonly number[]>;
  minutes_to_pay: number;
  /** Where transfers go; null for the other kinds. */
  bank: string | null;
  holder: string | null;
  account: string | null;
  sort: number;
  enabled: boolean;
}

/** What a promotion adds to a deposit. */
export interface DepositBonusesTable {
  id: string;
  title: Json<Texts<string>>;
  percent: number;
  min_deposit: number;
  max_bonus: number;
  /** Times that deposit and bonus together have to be bet. */
  rollover: number;
  sort: number;
  enabled: boolean;
}

/** A member's deposit. Its amounts are those that were promised when it began. */
export interface DepositsTable {
  id: string;
  member_id: string;
  method_id: string;
  kind: DepositKind;
  /** One that nobody paid stays `awaiting`: it counts as expired from `pay_before` on. */
  state: Exclude<DepositState, "expired">;
  amount: number;
  bonus: number;
  wager: number;
  reference: string;
  remark: string;
  /** Opens the pay page. */
  pay_ticket: string;
  /** Origin of the site that the pay page leads back to. */
  return_origin: string;
  created_at: number;
  pay_before: number;
  submitted_at: number | null;
  settled_at: number | null;
}

/** A picture of a bank's receipt. */
export interface DepositReceiptsTable {
  deposit_id: string;
  position: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

/** The member's money over all vendors (Spec §3 "Wallet"). */
export interface Wallet {
  /** Total in major units of `currency`. */
  readonly total: number;
  /** ISO 4217 code, e.g. "MXN". */
  readonly currency: string;
}

/** The member's money over all vendors (Spec §3 "Wallet"). */
export interface Wallet {
  /** In whole centavos. */
  readonly total: number;
  /** ISO 4217 code; none from a gateway that sends the sum alone: it is the merchant's then. */
  readonly currency: string | undefined;
}

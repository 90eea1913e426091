import type { Money } from "../money/money.ts";

/** The member's money over all vendors (Spec §3 "Wallet"). */
export interface Wallet {
  /** In whole centavos. */
  readonly total: number;
  /** ISO 4217 code; none from a gateway that sends the sum alone: it is the merchant's then. */
  readonly currency: string | undefined;
}

/** Money that lies with a vendor: stakes of bets that aren't settled, or what a wallet of the vendor's own holds. */
export interface VendorMoney {
  /** The vendor's code. */
  readonly vendor: string;
  readonly name: string;
  readonly amount: Money;
}

/** Where all of a member's money is (Spec §7 "merchant wallet"). */
export interface MerchantWallet {
  /** In the wallet, to play with. */
  readonly available: Money;
  /** In withdrawals that wait, with their fees. */
  readonly withdrawing: Money;
  /** With vendors; those that hold nothing are left out. */
  readonly vendors: readonly VendorMoney[];
}

import type { Money } from "../money/money.ts";

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

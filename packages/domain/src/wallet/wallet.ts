import type { Money } from "../money/money.ts";

/** The member's total balance (Spec §3 "Wallet"). */
export interface Wallet {
  /** In centavos. */
  readonly total: number;
  /** ISO 4217 code; undefined when the gateway sends the sum alone, in the merchant's currency. */
  readonly currency: string | undefined;
}

/** Money held by a vendor: open stakes, or the balance of the vendor's own wallet. */
export interface VendorMoney {
  readonly vendor: string;
  readonly name: string;
  readonly amount: Money;
}

/** Where the member's money is (Spec §7 "merchant wallet"). */
export interface MerchantWallet {
  /** In the wallet, without bonus money. */
  readonly available: Money;
  /** Bonus money in the wallet. */
  readonly bonus: Money;
  /** In pending withdrawals, with fees. */
  readonly withdrawing: Money;
  /** Held by vendors. Vendors that hold nothing are omitted. */
  readonly vendors: readonly VendorMoney[];
}

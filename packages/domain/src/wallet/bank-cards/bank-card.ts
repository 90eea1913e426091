/** What a bank number is: that of a debit card, or a CLABE, the 18 digits of a Mexican account. */
export type BankNumberKind = "card" | "clabe";

/** A bank that money can be sent to. */
export interface Bank {
  /** Three digits: the code that every CLABE of the bank begins with. */
  readonly code: string;
  readonly name: string;
}

/** A card or account of a member's, as the gateway shows it: never with its whole number. */
export interface BankCard {
  readonly id: string;
  readonly bank: Bank;
  readonly holder: string;
  readonly kind: BankNumberKind;
  /** The last four digits. */
  readonly lastDigits: string;
  /** Epoch milliseconds. */
  readonly addedAt: number;
}

/** A member's cards, and what can be added to them. */
export interface BankCards {
  readonly cards: readonly BankCard[];
  /** Banks to choose from. */
  readonly banks: readonly Bank[];
  /** So many cards a member may have. */
  readonly limit: number;
}

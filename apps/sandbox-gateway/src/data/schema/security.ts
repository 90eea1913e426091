/** A card or account that a member's money goes to. */
export interface BankCardsTable {
  id: string;
  member_id: string;
  /** See the banks of the world. */
  bank_code: string;
  holder: string;
  /** All digits; they never leave the gateway. */
  number: string;
  number_type: "CARD" | "CLABE";
  created_at: number;
  /** A removed card stays for the withdrawals that went to it. */
  removed_at: number | null;
}

/** A login that succeeded. */
export interface LoginsTable {
  id: string;
  member_id: string;
  at: number;
  /** Address that it came from. */
  ip: string;
}

/** One win on the board. */
export interface Winner {
  /** Unique on the board. */
  id: string;
  gameName: string;
  /** Square picture of the game. */
  iconUrl?: string | undefined;
  /** As it may be shown: masked where the merchant masks names. */
  customerName: string;
  /** With its currency symbol, ready formatted. */
  amount: string;
}

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
  /**
   * Whether a tap can open its game; otherwise there is nothing to tap.
   * @default true
   */
  playable?: boolean | undefined;
}

/** The wins that can be tapped, in their order: the places that arrow keys walk. */
export const tappable = (winners: readonly Winner[]): readonly Winner[] =>
  winners.filter(({ playable = true }) => playable);

/** Where no win can be tapped, the keyboard scrolls the list itself. */
export const scrollFocus = (winners: readonly Winner[]): { tabIndex?: 0 } =>
  tappable(winners).length > 0 ? {} : { tabIndex: 0 };

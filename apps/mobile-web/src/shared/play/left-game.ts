import { safeReturnPath } from "../navigation/return-path.ts";
import { tabValues } from "../storage/site-storage.ts";

/**
 * The game that was left for a deposit, by its address: kept with the tab, since the way may lead over the pages of a
 * payment provider.
 */
export const leftGame = {
  keep: (address: string): void => tabValues.write("leftGame", address),
  address: (): string | undefined => safeReturnPath(tabValues.read("leftGame")),
  /** A game is open: there is none to go back to. */
  forget: (): void => tabValues.remove("leftGame"),
};

import { tabValues } from "../storage/site-storage.ts";
import { safeReturnPath } from "./return-path.ts";

/**
 * Address of the game that the player left to make a deposit. Stored, because a payment provider's pages may follow.
 */
export const leftGame = {
  set: (address: string): void => tabValues.write("leftGame", address),
  address: (): string | undefined => safeReturnPath(tabValues.read("leftGame")),
  /** Call when a game opens: there is no longer a game to return to. */
  forget: (): void => tabValues.remove("leftGame"),
};

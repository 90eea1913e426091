import { tabValues } from "../storage/site-storage.ts";
import { safeReturnPath } from "./return-path.ts";

/** Address of the game left for a deposit; stored, because a payment provider's pages may lie between. */
export const leftGame = {
  set: (address: string): void => tabValues.write("leftGame", address),
  address: (): string | undefined => safeReturnPath(tabValues.read("leftGame")),
  /** Call when a game is open: there is none to return to. */
  forget: (): void => tabValues.remove("leftGame"),
};

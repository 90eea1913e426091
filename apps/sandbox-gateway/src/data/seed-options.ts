import type { Brand } from "../brand/brand.ts";
import type { PasswordCost } from "../session/password.ts";

/** What the seeded world depends on besides its own constants. */
export interface SeedOptions {
  readonly now: () => number;
  /** Whose numbers, codes, hours and days the world has; its texts are filled in when they are read. */
  readonly brand: Brand;
  readonly passwordCost: PasswordCost;
  /** Games that the list of slots holds at least; the world has some hundreds anyway. @default 0 */
  readonly slotGames?: number;
  /** Whether the demo agent has a tree of downlines. @default true */
  readonly team?: boolean;
}

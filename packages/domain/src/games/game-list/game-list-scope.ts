import type { Game } from "../game.ts";
import type { GameClassify, GameType } from "../game-type.ts";

/** What the page itself fixes, whatever the player chooses on it. */
export interface GameListScope {
  readonly type: GameType;
  /** Fixed by pages such as roulette (ROU); undefined for the type's default (Spec §2 "Games"). */
  readonly classify: GameClassify | undefined;
  /**
   * The vendors a page is confined to: none for all of its type; one for pages such as /m/jili; of several,
   * as the in-house page may have (Spec §2 "vendor list from configuration"), one at a time, the first to
   * begin with.
   */
  readonly vendors: readonly string[];
}

/** A page of all vendors of a type, with the type's own classification. */
export const allOfType = (type: GameType): GameListScope => ({ type, classify: undefined, vendors: [] });

/** The vendor whose games stand there before anything is chosen; empty for all of them. */
export const ownVendor = (scope: GameListScope): string => scope.vendors[0] ?? "";

/** Whether a page shows only some of its type's games. */
export const isConfined = ({ vendors, classify }: Pick<GameListScope, "vendors" | "classify">): boolean =>
  vendors.length > 0 || classify !== undefined;

/** Of games that came, those of the page: of its classification and its vendors, if it has any. */
export const withinScope = <G extends Pick<Game, "vendor" | "classify">>(
  games: readonly G[],
  { vendors, classify }: Pick<GameListScope, "vendors" | "classify">,
): readonly G[] =>
  games.filter(
    (game) =>
      (vendors.length === 0 || vendors.includes(game.vendor)) &&
      (classify === undefined || game.classify.includes(classify)),
  );

/** The vendor that a page shows when this one is asked for: a confined page has no other, and no "all", to show. */
export const vendorWithin = (scope: GameListScope, vendor: string): string =>
  scope.vendors.length === 0 || scope.vendors.includes(vendor) ? vendor : ownVendor(scope);

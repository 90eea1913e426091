import type { GameType } from "../game-type.ts";
import { presentedType } from "../requested-type.ts";
import { matchesName } from "../search/name-search.ts";
import { isFilterable } from "../type-rules.ts";
import type { HotCentreFilter } from "./hot-centre-state.ts";

/** What the rules read of a game. */
interface HotGame {
  readonly type: GameType;
  readonly vendor: string;
  readonly name: string;
}

const isOf =
  (type: GameType | undefined) =>
  (game: HotGame): boolean =>
    type === undefined || presentedType(game.type) === type;

/** The hot games that a filter leaves, in their order; the very same list when it leaves them all. */
export const narrowHotGames = <G extends HotGame>(
  games: readonly G[],
  { type, vendor, name }: HotCentreFilter,
): readonly G[] => {
  const ofType = isOf(type);
  const left = games.filter(
    (game) => ofType(game) && (vendor === "" || game.vendor === vendor) && matchesName(game.name, name),
  );
  return left.length === games.length ? games : left;
};

/** The types that the filter offers: those of the hot games as presented, without ELOTT (Spec §9), each once. */
export const hotTypes = (games: readonly HotGame[]): readonly GameType[] => [
  ...new Set(games.filter(({ type }) => isFilterable(type)).map(({ type }) => presentedType(type))),
];

/** Codes of the vendors that the filter offers for a type: those with a hot game of it, each once. */
export const hotVendors = (games: readonly HotGame[], type: GameType | undefined): readonly string[] => [
  ...new Set(games.filter((game) => isFilterable(game.type) && isOf(type)(game)).map(({ vendor }) => vendor)),
];

/** Another type in the filter: a vendor without hot games of it is no longer chosen. */
export const withHotType = <F extends Pick<HotCentreFilter, "type" | "vendor">>(
  filter: F,
  type: GameType | undefined,
  games: readonly HotGame[],
): F => ({
  ...filter,
  type,
  vendor: hotVendors(games, type).includes(filter.vendor) ? filter.vendor : "",
});

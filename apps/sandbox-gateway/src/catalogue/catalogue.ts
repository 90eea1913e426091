import { GameClassify, type GameType } from "@volado/domain/games";
import { foldedText } from "@volado/domain/validation";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { VendorsTable } from "../data/schema/games.ts";
import type { DealersTable } from "../data/schema/live.ts";
import type { Schema } from "../data/schema.ts";
import type { GatewayOptions } from "../options.ts";
import type { CatalogueGame } from "./catalogue-game.ts";
import { createSharedAnswers, type SharedAnswers } from "./shared-answers.ts";
import { vendorCategories } from "./vendor-categories.ts";
import type { Endpoints, WireValue } from "./wire.ts";

/** What a list of games is narrowed by; undefined and empty mean "any". */
export interface GameFilter {
  readonly type: GameType;
  readonly classify: GameClassify;
  readonly vendor: string;
  readonly name: string;
  readonly minBetCentavos: number | undefined;
  readonly minLines: number | undefined;
}

/** Games and vendors, kept in memory: they change only when the world does. */
export interface Catalogue {
  /** Matching games in their order: the newest first for NEW, the list's own order otherwise. */
  list(filter: GameFilter): readonly CatalogueGame[];
  hot(type: GameType | undefined): readonly CatalogueGame[];
  byNodeId(nodeId: string): CatalogueGame | undefined;
  /** The vendor's entrance, for tiles that launch the vendor itself. */
  lobbyOf(vendor: string): CatalogueGame | undefined;
  vendors(): readonly Selectable<VendorsTable>[];
  /** Dealers of the live casino, in their order. */
  dealers(): readonly Selectable<DealersTable>[];
  categories(): WireValue<Endpoints["listVendorCategories"]>;
  readonly pages: SharedAnswers<WireValue<Endpoints["listGames"]>>;
  readonly hotLists: SharedAnswers<WireValue<Endpoints["listHotGames"]>>;
  reload(): Promise<void>;
}

interface Kept {
  readonly games: readonly CatalogueGame[];
  /** The same, the newest first. */
  readonly newest: readonly CatalogueGame[];
  readonly byNodeId: ReadonlyMap<string, CatalogueGame>;
  readonly vendors: readonly Selectable<VendorsTable>[];
  readonly dealers: readonly Selectable<DealersTable>[];
  readonly categories: WireValue<Endpoints["listVendorCategories"]>;
}

/** Names of makers are the same in every language. */
const read = async (db: Kysely<Schema>, brand: Brand): Promise<Kept> => {
  const written = await db.selectFrom("vendors").selectAll().orderBy("sort").execute();
  const vendors = written.map((row) => ({ ...row, name: brand.text(row.name, brand.language) }));
  const dealers = await db.selectFrom("dealers").selectAll().orderBy("sort").execute();
  const categories = await db.selectFrom("categories").selectAll().orderBy("sort").execute();
  const rows = await db.selectFrom("games").selectAll().orderBy("sort").orderBy("node_id").execute();
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  const games = rows.map((row) => ({
    ...row,
    vendorName: names.get(row.vendor) ?? row.vendor,
    searchName: foldedText(row.name),
  }));
  return {
    games,
    newest: games.toSorted((a, b) => a.released - b.released),
    byNodeId: new Map(games.map((game) => [game.node_id, game])),
    vendors,
    dealers,
    categories: vendorCategories(categories, vendors),
  };
};

const tags: readonly GameClassify[] = [GameClassify.Hot, GameClassify.Roulette, GameClassify.Baccarat];

const matches = (filter: GameFilter): ((game: CatalogueGame) => boolean) => {
  const name = foldedText(filter.name);
  const tag = tags.includes(filter.classify) ? filter.classify : undefined;
  return (game) =>
    game.type === filter.type &&
    (filter.vendor === "" || game.vendor === filter.vendor) &&
    (name === "" || game.searchName.includes(name)) &&
    (tag === undefined || game.classify.includes(tag)) &&
    (filter.minBetCentavos === undefined || game.min_bet === filter.minBetCentavos) &&
    (filter.minLines === undefined || (game.lines ?? 0) >= filter.minLines);
};

/** Reads the catalogue from the database. */
export const openCatalogue = async (
  db: Kysely<Schema>,
  { brand }: Pick<GatewayOptions, "brand">,
): Promise<Catalogue> => {
  let kept = await read(db, brand);

  const pages = createSharedAnswers<WireValue<Endpoints["listGames"]>>();
  const hotLists = createSharedAnswers<WireValue<Endpoints["listHotGames"]>>();

  return {
    pages,
    hotLists,
    list(filter) {
      const games = filter.classify === GameClassify.New ? kept.newest : kept.games;
      return games.filter(matches(filter));
    },
    hot: (type) =>
      kept.games.filter(
        (game) => game.classify.includes(GameClassify.Hot) && (type === undefined || game.type === type),
      ),
    byNodeId: (nodeId) => kept.byNodeId.get(nodeId),
    lobbyOf: (vendor) => kept.games.find((game) => game.vendor === vendor && game.code === "lobby"),
    vendors: () => kept.vendors,
    dealers: () => kept.dealers,
    categories: () => kept.categories,
    async reload() {
      kept = await read(db, brand);
      pages.clear();
      hotLists.clear();
    },
  };
};

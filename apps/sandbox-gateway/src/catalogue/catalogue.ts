import { GameClassify, GameType } from "@volado/domain/games";
import { decimalOf } from "@volado/domain/money";
import { foldedText } from "@volado/domain/validation";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Schema } from "../data/schema.ts";
import { searchWords } from "../launch/play-kind.ts";
import type { GatewayOptions } from "../options.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { gameCovers } from "./game-cover.ts";
import type { Endpoints, WireGame, WireValue } from "./wire.ts";

export interface CatalogueGame extends Selectable<Schema["games"]> {
  readonly vendorName: string;
  readonly searchName: string;
  /** What a search by name looks in. */
  readonly searchWords: string;
  /** Address of its cover. */
  readonly cover: string;
}

const MAX_ANSWERS = 600;

/** Caches responses that are the same for all callers: equal requests share an object, validated and encoded once. */
const createSharedAnswers = <Answer extends object>() => {
  const answers = new Map<string, Answer>();
  return {
    cached(key: string, make: () => Answer): Answer {
      const known = answers.get(key);
      if (known !== undefined) return known;
      if (answers.size >= MAX_ANSWERS) answers.clear();
      const answer = make();
      answers.set(key, answer);
      return answer;
    },
    clear: () => answers.clear(),
  };
};

type Vendor = Selectable<Schema["vendors"]>;

/** E-sports and cockfight vendors are sent within SPORTS; the site splits them again (Spec §4). */
const wireCategory = (type: GameType): GameType =>
  type === GameType.Esports || type === GameType.Cockfight ? GameType.Sports : type;

/** Response of "game types": vendors per category, the order of both, and which categories are shown (Spec §3). */
const vendorCategories = (
  categories: readonly Selectable<Schema["categories"]>[],
  vendors: readonly Vendor[],
): WireValue<Endpoints["listVendorCategories"]> => {
  const groups = categories.map(({ type }) => ({
    type,
    vendors: vendors.filter((vendor) => wireCategory(vendor.type) === type),
  }));
  return {
    mapping: Object.fromEntries(groups.map(({ type, vendors: members }) => [type, members.map(mapped)])),
    sorting: groups.map(({ type, vendors: members }) => ({
      gameCategory: type,
      vendorNames: members.map(({ code, name }) => ({ vassalage: code, accountTypeName: name })),
    })),
    display: categories.filter(({ shown }) => shown).map(({ type }) => type),
  };
};

const mapped = ({ code, name, type, classify }: Vendor) => ({
  vassalage: code,
  displayName: name,
  gameClassify: classify,
  mobileLargeIcon: picturePath("vendor-scene", `${code}.${type}`),
  lagerIcon: picturePath("vendor", code),
});

/** A game as sent to the client (Spec §3 "Game"). */
export const wireGame = (game: CatalogueGame): WireGame => ({
  nodeId: game.node_id,
  gameId: game.game_id,
  gameType: game.type,
  gameName: game.name,
  vassalage: game.vendor,
  gameClassify: game.classify,
  gameCode: game.code,
  isGameH5: true,
  freeplay: game.free_play,
  supportPlay: game.state !== "maintenance",
  lottoMode: game.lottery_mode,
  playType: game.play_type,
  iconUrl: game.cover,
  minBet: Number(decimalOf(game.min_bet)),
  minLine: game.lines,
});

/** The latest wins, highest first (Spec §2 "Latest winners", §9 "sorted by win amount descending"). */
export const winnerRows = async (
  db: Kysely<Schema>,
  catalogue: Catalogue,
  limit: number,
): Promise<WireValue<Endpoints["listWinners"]>> => {
  const rows = await db
    .selectFrom("winners")
    .selectAll()
    .orderBy("won_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows
    .toSorted((a, b) => b.amount - a.amount)
    .flatMap((row) => {
      const game = catalogue.byNodeId(row.node_id);
      if (game === undefined) return [];
      const { iconUrl, nodeId, gameId, vassalage, gameType } = wireGame(game);
      const win = { id: row.id, customerName: row.customer_name, winAmount: decimalOf(row.amount) };
      return [{ vo: { ...win, iconUrl, gameName: game.name, nodeId, gameId, vassalage, gameType } }];
    });
};

/** Filter of a game list; undefined and empty mean "any". */
interface GameFilter {
  readonly type: GameType;
  readonly classify: GameClassify;
  readonly vendor: string;
  readonly name: string;
  readonly minBetCentavos: number | undefined;
  readonly minLines: number | undefined;
}

/** Vendor names are the same in every language. */
const read = async (db: Kysely<Schema>, brand: Brand) => {
  const written = await db.selectFrom("vendors").selectAll().orderBy("sort").execute();
  const vendors = written.map((row) => ({ ...row, name: brand.text(row.name, brand.language) }));
  const dealers = await db.selectFrom("dealers").selectAll().orderBy("sort").execute();
  const categories = await db.selectFrom("categories").selectAll().orderBy("sort").execute();
  const rows = await db.selectFrom("games").selectAll().orderBy("sort").orderBy("node_id").execute();
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  const named = rows.map((row) => ({ ...row, searchName: foldedText(row.name) }));
  const covers = gameCovers(named);
  const games: readonly CatalogueGame[] = named.map((game) => ({
    ...game,
    searchWords: searchWords(game),
    vendorName: names.get(game.vendor) ?? game.vendor,
    cover: covers.get(game.node_id) ?? "",
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
    (name === "" || game.searchWords.includes(name)) &&
    (tag === undefined || game.classify.includes(tag)) &&
    (filter.minBetCentavos === undefined || game.min_bet === filter.minBetCentavos) &&
    (filter.minLines === undefined || (game.lines ?? 0) >= filter.minLines);
};

/** The database's games and vendors in memory: they change only when the world is reseeded. */
export const openCatalogue = async (db: Kysely<Schema>, { brand }: Pick<GatewayOptions, "brand">) => {
  let stored = await read(db, brand);
  const pages = createSharedAnswers<WireValue<Endpoints["listGames"]>>();
  const hotLists = createSharedAnswers<WireValue<Endpoints["listHotGames"]>>();
  return {
    pages,
    hotLists,
    /** Matching games: newest first for NEW, otherwise in list order. */
    list: (filter: GameFilter) =>
      (filter.classify === GameClassify.New ? stored.newest : stored.games).filter(matches(filter)),
    hot: (type: GameType | undefined) =>
      stored.games.filter(
        (game) => game.classify.includes(GameClassify.Hot) && (type === undefined || game.type === type),
      ),
    byNodeId: (nodeId: string) => stored.byNodeId.get(nodeId),
    /** The vendor's lobby, for tiles that launch the vendor itself. */
    lobbyOf: (vendor: string) => stored.games.find((game) => game.vendor === vendor && game.code === "lobby"),
    vendors: () => stored.vendors,
    dealers: () => stored.dealers,
    categories: () => stored.categories,
    async reload() {
      stored = await read(db, brand);
      pages.clear();
      hotLists.clear();
    },
  };
};

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

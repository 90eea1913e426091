import { HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { GameClassify, GameType } from "@volado/domain/games";
import type { Insertable } from "kysely";
import type { Schema } from "../schema.ts";
import { liveNames, nameGiver, namesForType } from "./names.ts";
import { pick, type Random, seededRandom, shuffled } from "./random.ts";
import { type SeedVendor, seedVendors } from "./vendors.ts";

/** Minimum bets of the filter, in centavos (Spec §9). */
const minBets = [1, 5, 10, 50, 75, 100] as const;

/** Slots use the filter's minimum bets; those with the smallest have a lower maximum. */
const machineLimits = (min_bet: number) => ({ min_bet, max_bet: min_bet <= 10 ? 50_000 : 100_000 });

/** Limits of live tables by vendor and number, in currency units; the others use their type's. */
const tables: Readonly<Record<string, string>> = {
  LUZ: "5-5000 25-20000 10-5000 10-10000 50-25000",
  CRS: "20-10000 5-2000 100-100000",
  RRL: "10-8000 5-1500 1-1000",
  TRZ: "5-2500 50-50000 20-4000",
};

const limits = (min_bet: number, max_bet: number) => ({ min_bet, max_bet });
const typeLimits: Readonly<Partial<Record<GameType, ReturnType<typeof limits>>>> = {
  [GameType.Live]: limits(500, 500_000),
  [GameType.Poker]: limits(200, 200_000),
  [GameType.Cockfight]: limits(500, 500_000),
  [GameType.Lottery]: limits(100, 100_000),
  [GameType.ElectronicLottery]: limits(100, 100_000),
};

/** Bet limits of games other than slots; `index` counts a vendor's games from 0. */
const tableLimits = (type: GameType, vendor: string, index: number) => {
  const table = type === GameType.Live ? tables[vendor]?.split(" ")[index] : undefined;
  const [min, max] = (table ?? "").split("-").map((amount) => Number(amount) * 100);
  if (min !== undefined && max !== undefined) return limits(min, max);
  return typeLimits[type] ?? limits(100, 1_000_000);
};

type SeedGame = Insertable<Schema["games"]>;

const seedLineCounts = [1, 5, 9, 10, 20, 25, 40, 50] as const;

const HOT_SHARE = 0.14;
const NEW_SHARE = 0.15;

const { Slots, InHouse, Live, Lottery, ElectronicLottery, Fishing } = GameType;

/** Live tables are split among the classifies of their vendor; the remainder are other games. */
const liveKind = (vendor: SeedVendor, index: number): "ROU" | "BAC" | "other" => {
  const kinds = [...(vendor.classify ?? []), "other" as const];
  const kind = kinds[index % kinds.length];
  return kind === GameClassify.Roulette || kind === GameClassify.Baccarat ? kind : "other";
};

const lotteryMode = (vendor: SeedVendor): string | null => {
  if (vendor.prizeMode) return vendor.prizeMode;
  if (vendor.type === Lottery) return "Lott";
  return vendor.type === ElectronicLottery ? "Elott" : null;
};

/** Some games are unavailable, so that the launch refusals can be seen (Spec §8). */
const stateOf = (vendor: SeedVendor, index: number): SeedGame["state"] => {
  if (vendor.code === "LUC" && index === vendor.games - 1) return "maintenance";
  return vendor.code === "TRC" && index === vendor.games - 1 ? "agents_only" : "open";
};

/** A vendor's game by index from 0, without its list positions. In-house games are sent as slots (Spec §9). */
const gameOf = (
  random: Random,
  vendor: SeedVendor,
  index: number,
  named: Pick<SeedGame, "name" | "classify">,
): SeedGame => {
  const { code: vendorCode, type } = vendor;
  const id = `${vendorCode}-${type}-${String(index + 1).padStart(3, "0")}`;
  const isLottery = type === Lottery || type === ElectronicLottery;
  const isMachine = type === Slots || type === InHouse || type === Fishing;
  return {
    ...named,
    node_id: id,
    game_id: `G-${id}`,
    type: type === InHouse ? Slots : type,
    vendor: vendorCode,
    code: index === 0 || type === GameType.Sports ? "lobby" : id.toLowerCase(),
    lottery_mode: lotteryMode(vendor),
    play_type: isLottery ? (index % 3 === 0 ? "ent" : "trad") : null,
    free_play: isMachine,
    ...(isMachine ? machineLimits(pick(random, minBets)) : tableLimits(type, vendorCode, index)),
    lines: type === Slots ? pick(random, seedLineCounts) : null,
    sort: 0,
    released: 0,
    state: stateOf(vendor, index),
  };
};

const makeGames = (): readonly SeedGame[] => {
  const random = seededRandom(20_261_121);
  const names = Object.values(GameType).map((type) => [type, namesForType(type)] as const);
  const givers = new Map<string, () => string>(
    [...names, ...Object.entries(liveNames)].map(([of, list]) => [of, nameGiver(random, list)]),
  );
  const games = seedVendors.flatMap((vendor) =>
    Array.from({ length: vendor.games }, (_, index): SeedGame => {
      const kind = vendor.type === Live ? liveKind(vendor, index) : "other";
      const classify: GameClassify[] = kind === "other" ? [] : [kind];
      if (random() < HOT_SHARE) classify.push(GameClassify.Hot);
      if (random() < NEW_SHARE) classify.push(GameClassify.New);
      const give = vendor.games === 1 ? undefined : givers.get(vendor.type === Live ? kind : vendor.type);
      return gameOf(random, vendor, index, { name: give?.() ?? vendor.name, classify });
    }),
  );
  return ordered(random, games);
};

/** How many games before it a game should share no word with, if it can be. */
const reaches = [9, 3, 2, 1];

const sharesWord = (one: SeedGame, other: SeedGame): boolean =>
  one.name.split(" ").some((word) => /^(?!del$)\S{3}/.test(word) && other.name.split(" ").includes(word));

type Games = readonly SeedGame[];

/** One type's games in an order in which neighbours' names, and so their pictures, are unlike each other. */
const apart = (list: Games, after: Games): Games => {
  const left = [...list];
  const placed = [...after];
  while (left.length > 0) {
    const places = reaches.map((reach) =>
      left.findIndex((game) => !placed.slice(-reach).some((before) => sharesWord(before, game))),
    );
    placed.push(...left.splice(places.find((place) => place >= 0) ?? 0, 1));
  }
  return placed.slice(after.length);
};

/** Mixed games that follow others, with those of each type {@link apart}. */
const unlike = (games: Games, after: Games = []): Games => {
  const ofType = new Map(
    Object.values(GameType).map((type) => {
      const [list, last] = [games, after].map((all) => all.filter((game) => game.type === type));
      return [type, apart(list ?? [], last ?? []).values()];
    }),
  );
  return games.map((game) => ofType.get(game.type)?.next().value ?? game);
};

/** Vendors are mixed in the lists; the newest games are those classified NEW. */
const ordered = (random: Random, games: readonly SeedGame[]): readonly SeedGame[] => {
  const isNew = (game: SeedGame) => game.classify.includes(GameClassify.New);
  const byRelease = shuffled(random, games);
  const newest = unlike(byRelease.filter(isNew));
  const older = byRelease.filter((game) => !isNew(game));
  const released = [...newest, ...unlike(older, newest)];
  const releasedAt = new Map(released.map((game, place) => [game.node_id, place]));
  return unlike(shuffled(random, games)).map((game, sort) => ({
    ...game,
    sort,
    released: releasedAt.get(game.node_id) ?? 0,
  }));
};

/** The games of the seeded world: always the same. */
export const seedGames: readonly SeedGame[] = makeGames();

const makers = seedVendors.filter(({ type }) => type === GameType.Slots);

export const seedSlotCount = seedGames.filter(({ type }) => type === GameType.Slots).length;

/** Adds sequels, listed nowhere else, up to `slotGames` slots; a larger catalogue extends a smaller one. */
export const moreSlots = (slotGames: number): readonly SeedGame[] => {
  const random = seededRandom(5_000);
  const titles = shuffled(random, namesForType(GameType.Slots));
  return Array.from({ length: Math.max(0, slotGames - seedSlotCount) }, (_, index): SeedGame => {
    const maker = makers[index % makers.length] ?? pick(random, makers);
    const name = `${titles[index % titles.length] ?? maker.name} ${2 + Math.floor(index / titles.length)}`;
    const game = gameOf(random, maker, maker.games + Math.floor(index / makers.length), {
      name,
      classify: [],
    });
    return { ...game, sort: seedGames.length + index, released: seedGames.length + index };
  });
};

const names = (
  "mariposa23 ricardo_mx laurita chuyito donpepe xochitl7 elgallo brenda.s memo1985 pau_reyes tigrillo karlita " +
  "santi10 doña_luz abril_cdmx beto77 ximena rogelio vale_gdl nachito citlali el_compa monse ulises33"
).split(" ");

/** Winners of the days before seeding; amounts descend from top to bottom. */
export const seedWinners = (now: number) => {
  const random = seededRandom(77);
  return names.map((name, place) => ({
    id: `W-${String(place + 1).padStart(3, "0")}`,
    node_id: pick(random, seedGames).node_id,
    customer_name: name,
    amount: Math.round(9_800_000 / (place + 1) ** 1.1 + random() * 90_000),
    won_at: now - Math.round(random() * 72 * HOUR_MS),
  }));
};

const DAY_MINUTES = 24 * 60;

/** Names with vendor and number of a live game, and the start and end of their shift in the merchant's time zone. */
const rows = (
  "Renata LUZ 1, Mateo CRS 1, Ximena RRL 1, Abril LUZ 2, Iker TRZ 1, Valeria TRZ 2, Jimena RRL 3, Damián LUZ 3, " +
  "Paloma CRS 3, Emilio CRS 2, Natalia LUZ 4 18 2, Bruno TRZ 3 10 18, Camila LUZ 5 2 10, Regina RRL 2 12 20"
).split(", ");

/**
 * Dealers of the seeded world. Shifts leave some tables closed at any hour. `ahead` is the
 * merchant's offset from UTC in milliseconds at seeding.
 */
export const dealersAt = (ahead: number): Insertable<Schema["dealers"]>[] =>
  rows.map((row, sort) => {
    const [name = "", vendor, table = "", from, to] = row.split(" ");
    const shift = from === undefined ? undefined : { from: Number(from), to: Number(to) };
    return {
      id: `${vendor}-${name.normalize("NFD").replace(/\P{ASCII}/gu, "")}`,
      name,
      node_id: `${vendor}-${GameType.Live}-${table.padStart(3, "0")}`,
      opens_at: shift ? (shift.from * 60 - ahead / MINUTE_MS + DAY_MINUTES) % DAY_MINUTES : 0,
      open_for: shift ? ((shift.to - shift.from + 24) % 24) * 60 : DAY_MINUTES,
      full: false,
      sort,
    };
  });

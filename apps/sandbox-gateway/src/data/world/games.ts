import { GameClassify, GameType } from "@volado/domain/games";
import type { Insertable } from "kysely";
import type { GamesTable } from "../schema/games.ts";
import { machineLimits, minBets, tableLimits } from "./bet-limits.ts";
import { liveNames, nameGiver, namesForType } from "./names.ts";
import { pick, type Random, seededRandom, shuffled } from "./random.ts";
import { type SeedVendor, seedVendors } from "./vendors.ts";

/** A game as it is written when the world begins. */
export type SeedGame = Insertable<GamesTable>;

/** How many lines a slot may have. */
export const seedLineCounts = [1, 5, 9, 10, 20, 25, 40, 50] as const;

const HOT_SHARE = 0.14;
const NEW_SHARE = 0.15;

const { Slots, InHouse, Live, Lottery, ElectronicLottery, Fishing } = GameType;

/** In-house games travel as slots (Spec §9). */
const wireType = (type: GameType): GameType => (type === InHouse ? Slots : type);

const givers = (random: Random) => {
  const byType = new Map(
    Object.values(GameType).map((type) => [type, nameGiver(random, namesForType(type))] as const),
  );
  const live = {
    [GameClassify.Roulette]: nameGiver(random, liveNames.ROU),
    [GameClassify.Baccarat]: nameGiver(random, liveNames.BAC),
    other: nameGiver(random, liveNames.other),
  };
  return { byType, live };
};

/** Of a live vendor's tables each classify it offers takes a share, and the rest are other games. */
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

const isLottery = (type: GameType): boolean => type === Lottery || type === ElectronicLottery;

const isMachine = (type: GameType): boolean => type === Slots || type === InHouse || type === Fishing;

/** The nodeId of a vendor's game, by its index from 0. */
export const seedNodeId = ({ code, type }: SeedVendor, index: number): string =>
  `${code}-${type}-${String(index + 1).padStart(3, "0")}`;

/** Some games are not to be had, so that the launch refusals can be seen (Spec §8). */
const stateOf = (vendor: SeedVendor, index: number): SeedGame["state"] => {
  if (vendor.code === "LUC" && index === vendor.games - 1) return "maintenance";
  return vendor.code === "TRC" && index === vendor.games - 1 ? "agents_only" : "open";
};

const makeGames = (): readonly SeedGame[] => {
  const random = seededRandom(20_261_121);
  const { byType, live } = givers(random);
  const nameOf = (vendor: SeedVendor, kind: "ROU" | "BAC" | "other"): string =>
    (vendor.type === Live ? live[kind] : byType.get(vendor.type))?.() ?? vendor.name;

  const games = seedVendors.flatMap((vendor) =>
    Array.from({ length: vendor.games }, (_, index): SeedGame => {
      const kind = vendor.type === Live ? liveKind(vendor, index) : "other";
      const classify: GameClassify[] = kind === "other" ? [] : [kind];
      if (random() < HOT_SHARE) classify.push(GameClassify.Hot);
      if (random() < NEW_SHARE) classify.push(GameClassify.New);
      const id = seedNodeId(vendor, index);
      return {
        node_id: id,
        game_id: `G-${id}`,
        name: vendor.games === 1 ? vendor.name : nameOf(vendor, kind),
        type: wireType(vendor.type),
        vendor: vendor.code,
        classify,
        code: index === 0 || vendor.type === GameType.Sports ? "lobby" : id.toLowerCase(),
        lottery_mode: lotteryMode(vendor),
        play_type: isLottery(vendor.type) ? (index % 3 === 0 ? "ent" : "trad") : null,
        free_play: isMachine(vendor.type),
        ...(isMachine(vendor.type)
          ? machineLimits(pick(random, minBets))
          : tableLimits(vendor.type, vendor.code, index)),
        lines: vendor.type === Slots ? pick(random, seedLineCounts) : null,
        sort: 0,
        released: 0,
        state: stateOf(vendor, index),
      };
    }),
  );
  return ordered(random, games);
};

/** Vendors are mixed in the lists; the newest games are those classified NEW. */
const ordered = (random: Random, games: readonly SeedGame[]): readonly SeedGame[] => {
  const isNew = (game: SeedGame) => game.classify.includes(GameClassify.New);
  const byRelease = shuffled(random, games);
  const released = [...byRelease.filter(isNew), ...byRelease.filter((game) => !isNew(game))];
  const releasedAt = new Map(released.map((game, place) => [game.node_id, place]));
  return shuffled(random, games).map((game, sort) => ({
    ...game,
    sort,
    released: releasedAt.get(game.node_id) ?? 0,
  }));
};

/** The games of the seeded world: always the same ones. */
export const seedGames: readonly SeedGame[] = makeGames();

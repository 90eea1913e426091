import { GameClassify, GameType } from "@volado/domain/games";
import { PrizeMode } from "@volado/domain/launch";

/** A provider in one category; codes are the specification's, names without one are invented. */
export interface SeedVendor {
  readonly code: string;
  readonly type: GameType;
  readonly name: string;
  readonly games: number;
  readonly classify?: readonly GameClassify[];
  /** Prize mode of its lotteries, where it differs from their type's. */
  readonly prizeMode?: PrizeMode;
}

const { Slots, Fishing, Poker, Live, Sports, Esports, InHouse, Lottery, ElectronicLottery, Cockfight } =
  GameType;
const { Roulette, Baccarat } = GameClassify;

/** Providers of one category: code, name and number of games of each. */
const vendors = (
  type: GameType,
  list: string,
  more: Pick<SeedVendor, "classify" | "prizeMode"> = {},
): readonly SeedVendor[] =>
  list.split(", ").map((vendor) => {
    const [code = "", ...name] = vendor.split(" ");
    const games = Number(name.pop());
    return { code, type, name: name.join(" "), games, ...more };
  });

/** All providers in display order. */
export const seedVendors: readonly SeedVendor[] = [
  ...vendors(Slots, "JL Jili 52, AGS Águila Studio 48, NPL Nopal 48, OBS Obsidiana 46, MZT Maztli 44"),
  ...vendors(Slots, "CMT Cometa 44, TRK Trueque 40, LUC Lucero 38"),
  ...vendors(Fishing, "JL Jili 16, ARR Arrecife 16, OCE Océana 14, MRE Marea 14"),
  ...vendors(Live, "LUZ Luz en Vivo 22", { classify: [Roulette, Baccarat] }),
  ...vendors(Live, "CRS Cristal 18", { classify: [Baccarat] }),
  ...vendors(Live, "RRL Rueda Real 18", { classify: [Roulette] }),
  ...vendors(Live, "TRZ Terraza 14", { classify: [Roulette, Baccarat] }),
  ...vendors(Poker, "NPE Naipe 18, MSA La Mesa 16, TRC Truco 14"),
  ...vendors(Sports, "FB FB Deportes 1, GLZ Golazo 4, CNC Cancha 4"),
  ...vendors(Esports, "IMES IM Esports 6, DS88 DS Arena 6, TF TF Gaming 6"),
  ...vendors(Cockfight, "PLN Palenque 3, NVJ Navaja 3"),
  ...vendors(Lottery, "TCG_SEA TCG Mares 10", { prizeMode: PrizeMode.Sea }),
  ...vendors(Lottery, "SRT Sorteo MX 10"),
  ...vendors(ElectronicLottery, "TCG_LOTTO_VN Loto Vietnam 12, QNI Quiniela 8"),
  ...vendors(InHouse, "JFF {{brand}} Originales 24"),
];

const house = new Set(seedVendors.filter(({ type }) => type === InHouse).map(({ code }) => code));

/** Whether a vendor is the house itself, whose games are sent as slots (Spec §9 "INHOUSE (sent as RNG)"). */
export const isHouseVendor = (code: string): boolean => house.has(code);

/** Categories in lobby order. E-sports and cockfights have none: they are sent within SPORTS (Spec §4). */
export const seedCategories = [Slots, Fishing, Live, Poker, Sports, Lottery, ElectronicLottery, InHouse];

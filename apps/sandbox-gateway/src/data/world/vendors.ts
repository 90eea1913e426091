import { GameClassify, GameType } from "@volado/domain/games";
import { PrizeMode } from "@volado/domain/launch";

/**
 * A provider in one category of the seeded world. Codes that the specification names are kept; names are
 * invented where it gives none.
 */
export interface SeedVendor {
  readonly code: string;
  readonly type: GameType;
  readonly name: string;
  /** How many games it has in this category. */
  readonly games: number;
  readonly classify?: readonly GameClassify[];
  /** The prize mode of its lotteries, where it isn't that of their type. */
  readonly prizeMode?: PrizeMode;
}

const { Slots, Fishing, Poker, Live, Sports, Esports, InHouse, Lottery, ElectronicLottery, Cockfight } =
  GameType;
const { Roulette, Baccarat } = GameClassify;

/** All providers, in the order in which they are shown. */
export const seedVendors: readonly SeedVendor[] = [
  { code: "JL", type: Slots, name: "Jili", games: 52 },
  { code: "AGS", type: Slots, name: "Águila Studio", games: 48 },
  { code: "NPL", type: Slots, name: "Nopal", games: 48 },
  { code: "OBS", type: Slots, name: "Obsidiana", games: 46 },
  { code: "MZT", type: Slots, name: "Maztli", games: 44 },
  { code: "CMT", type: Slots, name: "Cometa", games: 44 },
  { code: "TRK", type: Slots, name: "Trueque", games: 40 },
  { code: "LUC", type: Slots, name: "Lucero", games: 38 },

  { code: "JL", type: Fishing, name: "Jili", games: 16 },
  { code: "ARR", type: Fishing, name: "Arrecife", games: 16 },
  { code: "OCE", type: Fishing, name: "Océana", games: 14 },
  { code: "MRE", type: Fishing, name: "Marea", games: 14 },

  { code: "LUZ", type: Live, name: "Luz en Vivo", games: 22, classify: [Roulette, Baccarat] },
  { code: "CRS", type: Live, name: "Cristal", games: 18, classify: [Baccarat] },
  { code: "RRL", type: Live, name: "Rueda Real", games: 18, classify: [Roulette] },
  { code: "TRZ", type: Live, name: "Terraza", games: 14, classify: [Roulette, Baccarat] },

  { code: "NPE", type: Poker, name: "Naipe", games: 18 },
  { code: "MSA", type: Poker, name: "La Mesa", games: 16 },
  { code: "TRC", type: Poker, name: "Truco", games: 14 },

  { code: "FB", type: Sports, name: "FB Deportes", games: 1 },
  { code: "GLZ", type: Sports, name: "Golazo", games: 4 },
  { code: "CNC", type: Sports, name: "Cancha", games: 4 },

  { code: "IMES", type: Esports, name: "IM Esports", games: 6 },
  { code: "DS88", type: Esports, name: "DS Arena", games: 6 },
  { code: "TF", type: Esports, name: "TF Gaming", games: 6 },

  { code: "PLN", type: Cockfight, name: "Palenque", games: 3 },
  { code: "NVJ", type: Cockfight, name: "Navaja", games: 3 },

  { code: "TCG_SEA", type: Lottery, name: "TCG Mares", games: 10, prizeMode: PrizeMode.Sea },
  { code: "SRT", type: Lottery, name: "Sorteo MX", games: 10 },
  { code: "TCG_LOTTO_VN", type: ElectronicLottery, name: "TCG Loto VN", games: 12 },
  { code: "QNI", type: ElectronicLottery, name: "Quiniela", games: 8 },

  { code: "JFF", type: InHouse, name: "{{brand}} Originales", games: 24 },
];

const house = new Set(seedVendors.filter(({ type }) => type === InHouse).map(({ code }) => code));

/** Whether a vendor is the house itself, whose games travel as slots (Spec §9 "INHOUSE (sent as RNG)"). */
export const isHouseVendor = (code: string): boolean => house.has(code);

/** Categories in the order of the lobby. E-sports and cockfights have none: they come inside SPORTS (Spec §4). */
export const seedCategories: readonly GameType[] = [
  Slots,
  Fishing,
  Live,
  Poker,
  Sports,
  Lottery,
  ElectronicLottery,
  InHouse,
];

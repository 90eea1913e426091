import { GameType } from "@volado/domain/games";
import { type Random, shuffled } from "./random.ts";

type Gender = "m" | "f";

const slotNouns: readonly (readonly [string, Gender])[] = [
  ["Jaguar", "m"],
  ["Colibrí", "m"],
  ["Quetzal", "m"],
  ["Coyote", "m"],
  ["Agave", "m"],
  ["Volcán", "m"],
  ["Tambor", "m"],
  ["Ocelote", "m"],
  ["Armadillo", "m"],
  ["Cenote", "m"],
  ["Trompo", "m"],
  ["Relámpago", "m"],
  ["Tesoro", "m"],
  ["Carnaval", "m"],
  ["Cacao", "m"],
  ["Alebrije", "m"],
  ["Ajolote", "m"],
  ["Halcón", "m"],
  ["Rubí", "m"],
  ["Templo", "m"],
  ["Luna", "f"],
  ["Piñata", "f"],
  ["Corona", "f"],
  ["Pirámide", "f"],
  ["Serpiente", "f"],
  ["Estrella", "f"],
  ["Fiesta", "f"],
  ["Máscara", "f"],
  ["Catrina", "f"],
  ["Guitarra", "f"],
  ["Herradura", "f"],
  ["Campana", "f"],
  ["Selva", "f"],
  ["Moneda", "f"],
  ["Esmeralda", "f"],
  ["Pantera", "f"],
  ["Mariposa", "f"],
  ["Orquídea", "f"],
];

const slotAdjectives: readonly (readonly [string, string])[] = [
  ["Dorado", "Dorada"],
  ["Salvaje", "Salvaje"],
  ["Eterno", "Eterna"],
  ["Secreto", "Secreta"],
  ["Ardiente", "Ardiente"],
  ["Mágico", "Mágica"],
  ["Brillante", "Brillante"],
  ["Perdido", "Perdida"],
  ["Sagrado", "Sagrada"],
  ["Plateado", "Plateada"],
  ["Rojo", "Roja"],
  ["Estelar", "Estelar"],
];

const agreeing = ([noun, gender]: readonly [string, Gender]): readonly string[] =>
  slotAdjectives.map(([m, f]) => `${noun} ${gender === "m" ? m : f}`);

const crossed = (firsts: readonly string[], seconds: readonly string[]): readonly string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));

const slotNames = [
  ...slotNouns.flatMap(agreeing),
  ...crossed(
    ["Lucky", "Copper", "Midnight", "Thunder", "Paper", "Neon"],
    ["Lantern", "Agave", "Comet", "Raven", "Canyon", "Orchard", "Marimba", "Parade"],
  ),
];

/** Every name a type may use; more than its vendors need. Invented for this world. */
const namesOf: Readonly<Record<GameType, readonly string[]>> = {
  [GameType.Slots]: slotNames,
  [GameType.Jili]: [],
  [GameType.InHouse]: [
    "Moneda al Aire",
    "Águila o Sol",
    "Rebote",
    "Minas de Plata",
    "Despegue",
    "Torre de Dados",
    "Canicas",
    "Rayuela",
    "Perinola",
    "Dado Loco",
    "Escalera",
    "Balero",
    "Papalote",
    "Tómbola",
    "Resortera",
    "Matatena",
    "Yoyo Turbo",
    "Lotería Exprés",
    "Trece Cartas",
    "Globo Rojo",
    "Carrera de Chapulines",
    "Tiro al Blanco",
    "Cohete Patrio",
    "Doble o Nada",
  ],
  [GameType.Fishing]: crossed(
    ["Caza del", "Rey", "Bahía del", "Tormenta del"],
    [
      "Marlín",
      "Pulpo",
      "Tiburón",
      "Dorado",
      "Cangrejo",
      "Mero",
      "Pez Vela",
      "Delfín",
      "Atún",
      "Calamar",
      "Barracuda",
      "Manta",
      "Coral",
      "Kraken",
      "Ajolote",
      "Pejelagarto",
    ],
  ),
  [GameType.Poker]: crossed(
    ["Póker", "Conquián", "Veintiuna", "Dominó", "Brisca", "Canasta", "Pares", "Tute"],
    ["Norteño", "de Salón", "Veloz", "Clásico", "del Puerto", "Dorado", "Rey"],
  ),
  [GameType.Live]: [],
  [GameType.Sports]: [
    "Estadio",
    "Gol de Oro",
    "Doble Tiempo",
    "Marcador",
    "Tribuna",
    "Medio Campo",
    "Contragolpe",
    "Tiro Libre",
    "Prórroga",
  ],
  [GameType.Esports]: crossed(
    ["Arena", "Copa", "Liga"],
    ["Píxel", "Táctica", "Nexo", "Escuadra", "Vértigo", "Draft"],
  ),
  [GameType.Cockfight]: [
    "Palenque Mayor",
    "Palenque Nocturno",
    "Feria de San Marcos",
    "Redondel",
    "Gallo Giro",
    "Gallo Colorado",
  ],
  [GameType.Lottery]: crossed(
    ["Sorteo", "Chispa", "Raspadito", "Trébol"],
    ["Diario", "de la Tarde", "de la Noche", "Semanal", "Estelar", "Doble"],
  ),
  [GameType.ElectronicLottery]: crossed(
    ["Quina", "Keno", "Bolita", "Loto"],
    ["Exprés", "Cinco Minutos", "Turbo", "Real", "Hanói", "Saigón"],
  ),
};

const roulette = ["Ruleta", "Ruleta Relámpago", "Ruleta Doble", "Ruleta Francesa"];
const baccarat = ["Bacará", "Bacará Veloz", "Bacará Sin Comisión", "Bacará Control"];
const otherLive = ["Veintiuna", "Sic Bo", "Dragón y Tigre", "Rueda de la Suerte", "Póker Tres Cartas"];
const rooms = [
  "Azteca",
  "Coyoacán",
  "Polanco",
  "Garibaldi",
  "Mérida",
  "Oaxaca",
  "Puebla",
  "Tulum",
  "Jalisco",
];

/** Kinds of tables in the live casino. */
export const liveNames = {
  ROU: crossed(roulette, rooms),
  BAC: crossed(baccarat, rooms),
  other: crossed(otherLive, rooms),
} as const;

/** Names of one type in a shuffled order; each is given out once. @throws RangeError when they run out. */
export const nameGiver = (random: Random, names: readonly string[]): (() => string) => {
  const left = shuffled(random, names).values();
  return () => {
    const { value, done } = left.next();
    if (done === true) throw new RangeError("The world has more games than names.");
    return value;
  };
};

/** Names for every type but LIVE, whose tables are named by kind. */
export const namesForType = (type: GameType): readonly string[] => namesOf[type];

import { GameType } from "@volado/domain/games";
import { type Random, shuffled } from "./random.ts";

const words = (text: string): readonly string[] => text.split(", ");

const crossed = (firsts: string, seconds: string): readonly string[] =>
  words(firsts).flatMap((first) => words(seconds).map((second) => `${first} ${second}`));

const slotNames = [
  ...crossed(
    "Jaguar, Colibrí, Quetzal, Coyote, Agave, Volcán, Tambor, Ocelote, Armadillo, Cenote, " +
      "Trompo, Relámpago, Tesoro, Carnaval, Cacao, Alebrije, Ajolote, Halcón, Rubí, Templo",
    "Dorado, Salvaje, Eterno, Secreto, Ardiente, Mágico, Brillante, Perdido, Sagrado, Plateado, Rojo, Estelar",
  ),
  ...crossed(
    "Luna, Piñata, Corona, Pirámide, Serpiente, Estrella, Fiesta, Máscara, Catrina, " +
      "Guitarra, Herradura, Campana, Selva, Moneda, Esmeralda, Pantera, Mariposa, Orquídea",
    "Dorada, Salvaje, Eterna, Secreta, Ardiente, Mágica, Brillante, Perdida, Sagrada, Plateada, Roja, Estelar",
  ),
  ...crossed(
    "Lucky, Copper, Midnight, Thunder, Paper, Neon",
    "Lantern, Agave, Comet, Raven, Canyon, Orchard, Marimba, Parade",
  ),
];

/** All names for a type, more than its vendors need. They are invented. */
const namesOf: Readonly<Record<GameType, readonly string[]>> = {
  [GameType.Slots]: slotNames,
  [GameType.Jili]: [],
  [GameType.InHouse]: words(
    "Moneda al Aire, Águila o Sol, Rebote, Minas de Plata, Despegue, Torre de Dados, Canicas, Rayuela, " +
      "Perinola, Dado Loco, Escalera, Balero, Papalote, Tómbola, Resortera, Matatena, " +
      "Yoyo Turbo, Lotería Exprés, Trece Cartas, Globo Rojo, Carrera de Chapulines, " +
      "Tiro al Blanco, Cohete Patrio, Doble o Nada",
  ),
  [GameType.Fishing]: crossed(
    "Caza del, Rey, Bahía del, Tormenta del",
    "Marlín, Pulpo, Tiburón, Dorado, Cangrejo, Mero, Pez Vela, Delfín, " +
      "Atún, Calamar, Barracuda, Manta, Coral, Kraken, Ajolote, Pejelagarto",
  ),
  [GameType.Poker]: crossed(
    "Póker, Conquián, Veintiuna, Dominó, Brisca, Canasta, Pares, Tute",
    "Norteño, de Salón, Veloz, Clásico, del Puerto, Dorado, Rey",
  ),
  [GameType.Live]: [],
  [GameType.Sports]: words(
    "Estadio, Gol de Oro, Doble Tiempo, Marcador, Tribuna, Medio Campo, Contragolpe, Tiro Libre, Prórroga",
  ),
  [GameType.Esports]: crossed("Arena, Copa, Liga", "Píxel, Táctica, Nexo, Escuadra, Vértigo, Draft"),
  [GameType.Cockfight]: words(
    "Palenque Mayor, Palenque Nocturno, Feria de San Marcos, Redondel, Gallo Giro, Gallo Colorado",
  ),
  [GameType.Lottery]: crossed(
    "Sorteo, Chispa, Raspadito, Trébol",
    "Diario, de la Tarde, de la Noche, Semanal, Estelar, Doble",
  ),
  [GameType.ElectronicLottery]: crossed(
    "Quina, Keno, Bolita, Loto",
    "Exprés, Cinco Minutos, Turbo, Real, Hanói, Saigón",
  ),
};

const rooms = "Azteca, Coyoacán, Polanco, Garibaldi, Mérida, Oaxaca, Puebla, Tulum, Jalisco";

export const liveNames = {
  ROU: crossed("Ruleta, Ruleta Relámpago, Ruleta Doble, Ruleta Europea", rooms),
  BAC: crossed("Bacará, Bacará Veloz, Bacará Sin Comisión, Bacará Control", rooms),
  other: crossed("Veintiuna, Sic Bo, Dragón y Tigre, Rueda de la Suerte, Póker Tres Cartas", rooms),
} as const;

/** Names of one type in shuffled order, each used once. @throws RangeError when they run out */
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

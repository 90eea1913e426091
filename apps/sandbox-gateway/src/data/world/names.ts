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
    "Lantern, Agave, Comet, Raven, Jaguar, Orchard, Marimba, Quetzal",
  ),
];

/** Second parts of card games' names, by the gender of the first. */
const cardsOf = {
  masculine: "Norteño, de Salón, Veloz, Clásico, del Puerto, Dorado, Rey",
  feminine: "Norteña, de Salón, Veloz, Clásica, del Puerto, Dorada, Reina",
  plural: "Norteños, de Salón, Veloces, Clásicos, del Puerto, Dorados, Reales",
};

/** All names for a type, more than its vendors need. They are invented. */
const namesOf: Readonly<Record<GameType, readonly string[]>> = {
  [GameType.Slots]: slotNames,
  [GameType.Jili]: [],
  [GameType.InHouse]: words(
    "Moneda al Aire, Águila o Sol, Rebote, Rebote Dorado, Cohete Lunar, Torre de Dados, Canicas, Rayuela, " +
      "Rueda de Feria, Dado Loco, Escalera de Color, Carta Mayor, Papalote, Tómbola, Pila de Dados, " +
      "Número de la Suerte, Veintiuna Brava, Lotería Exprés, Tres Cartas, Globo de Cantoya, Canicas Locas, " +
      "Peso de Plata, Cohete Patrio, Centenario",
  ),
  [GameType.Fishing]: [
    ...words("Real, Azul, Feroz, Veloz, Voraz, Audaz").flatMap((nature) =>
      crossed(
        "Marlín, Pulpo, Tiburón, Dorado, Cangrejo, Delfín, Barracuda, Caballito, Kraken, Ajolote",
        nature,
      ),
    ),
    ...crossed("Marlín, Pulpo, Tiburón, Kraken", "Salvaje"),
  ],
  [GameType.Poker]: [
    ...crossed("Póker, Conquián", cardsOf.masculine),
    ...crossed("Veintiuna", cardsOf.feminine),
    ...crossed("Dominó", cardsOf.masculine),
    ...crossed("Brisca, Canasta", cardsOf.feminine),
    ...crossed("Pares", cardsOf.plural),
    ...crossed("Tute", cardsOf.masculine),
  ],
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

const places = words(
  "Tulum, Mérida, Oaxaca, Puebla, Polanco, Jalisco, Coyoacán, Garibaldi, Azteca, Taxco, Colima, Tepic, Durango, " +
    "Saltillo, Xalapa, Cancún, Bacalar, Toluca, Morelia, Sonora, Nayarit, Tabasco, Chiapas, Condesa, Loreto, " +
    "La Paz, Zacatlán, Comala, Sayulita, Cholula, Tequila, Cozumel, Celaya, León, Holbox, Mazatlán",
);

/** Tables are cut to about a dozen letters in lists, so long names begin with their place. */
const atPlaces = (game: string, from: number, until: number) =>
  places.slice(from, until).map((place) => (game.length > 6 ? `${place} ${game}` : `${game} ${place}`));

export const liveNames = {
  ROU: atPlaces("Ruleta", 0, 36),
  BAC: [...atPlaces("Bacará", 9, 27), ...atPlaces("Sin Comisión", 0, 9), ...atPlaces("Bacará", 27, 36)],
  other: ["Veintiuna", "Sic Bo", "Dragón y Tigre", "Rueda de la Suerte", "Póker Tres Cartas"].flatMap(
    (game) => atPlaces(game, 0, 9),
  ),
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

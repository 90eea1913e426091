import { HOUR_MS } from "@volado/domain/calendar";
import { seedGames } from "./games.ts";
import { pick, seededRandom } from "./random.ts";

const names = [
  "mariposa23",
  "ricardo_mx",
  "laurita",
  "chuyito",
  "donpepe",
  "xochitl7",
  "elgallo",
  "brenda.s",
  "memo1985",
  "pau_reyes",
  "tigrillo",
  "karlita",
  "santi10",
  "doña_luz",
  "abril_cdmx",
  "beto77",
  "ximena",
  "rogelio",
  "vale_gdl",
  "nachito",
  "citlali",
  "el_compa",
  "monse",
  "ulises33",
];

/** Winners of the days before the world began; the amounts fall from board top to bottom. */
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

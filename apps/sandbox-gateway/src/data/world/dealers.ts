import { MINUTE_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import type { Insertable } from "kysely";
import type { DealersTable } from "../schema/live.ts";

type SeedDealer = Insertable<DealersTable>;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Names are invented; tables are the live games of that number. Bets in whole units of the currency, hours of
 * the merchant's clock.
 */
const rows: readonly (readonly [
  name: string,
  look: SeedDealer["look"],
  vendor: string,
  table: number,
  min: number,
  max: number,
  hours?: { readonly from: number; readonly to: number },
])[] = [
  ["Renata", "gown", "LUZ", 1, 5, 5_000],
  ["Mateo", "vest", "CRS", 1, 20, 10_000],
  ["Ximena", "gown", "RRL", 1, 10, 8_000],
  ["Abril", "gown", "LUZ", 2, 25, 20_000],
  ["Iker", "vest", "TRZ", 1, 5, 2_500],
  ["Valeria", "gown", "TRZ", 2, 50, 50_000],
  ["Jimena", "gown", "RRL", 3, 1, 1_000],
  ["Damián", "vest", "LUZ", 3, 10, 5_000],
  ["Paloma", "gown", "CRS", 3, 100, 100_000],
  ["Emilio", "vest", "CRS", 2, 5, 2_000],
  ["Natalia", "gown", "LUZ", 4, 10, 10_000, { from: 18, to: 2 }],
  ["Bruno", "vest", "TRZ", 3, 20, 4_000, { from: 10, to: 18 }],
  ["Camila", "gown", "LUZ", 5, 50, 25_000, { from: 2, to: 10 }],
  ["Regina", "gown", "RRL", 2, 5, 1_500, { from: 12, to: 20 }],
];

/** Whose tables are always taken. */
const FULL: ReadonlySet<string> = new Set(["Valeria"]);

const utcMinute = (hour: number, ahead: number): number =>
  (hour * HOUR_MINUTES - ahead + DAY_MINUTES) % DAY_MINUTES;
const hoursBetween = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  (to - from + 24) % 24;

/**
 * Dealers of the seeded world: most work around the clock, four in shifts, so that closed tables can be seen
 * at any hour.
 *
 * @param ahead milliseconds that the merchant's clock is ahead of UTC when the world is written; summer time
 * moves no shift later
 */
export const dealersAt = (ahead: number): SeedDealer[] => {
  const minutes = ahead / MINUTE_MS;
  return rows.map(([name, look, vendor, table, min, max, hours], sort) => ({
    id: `${vendor}-${name.normalize("NFD").replace(/\P{ASCII}/gu, "")}`,
    name,
    look,
    node_id: `${vendor}-${GameType.Live}-${String(table).padStart(3, "0")}`,
    min_bet: min * 100,
    max_bet: max * 100,
    opens_at: hours ? utcMinute(hours.from, minutes) : 0,
    open_for: hours ? hoursBetween(hours) * HOUR_MINUTES : DAY_MINUTES,
    full: FULL.has(name),
    sort,
  }));
};

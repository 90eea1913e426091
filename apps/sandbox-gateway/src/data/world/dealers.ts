import { MINUTE_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import type { Insertable } from "kysely";
import type { DealersTable } from "../schema/live.ts";

type SeedDealer = Insertable<DealersTable>;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Names are invented; tables are the live games of that number, whose limits are the games'. Hours of the merchant's
 * clock.
 */
const rows: readonly (readonly [
  name: string,
  vendor: string,
  table: number,
  hours?: { readonly from: number; readonly to: number },
])[] = [
  ["Renata", "LUZ", 1],
  ["Mateo", "CRS", 1],
  ["Ximena", "RRL", 1],
  ["Abril", "LUZ", 2],
  ["Iker", "TRZ", 1],
  ["Valeria", "TRZ", 2],
  ["Jimena", "RRL", 3],
  ["Damián", "LUZ", 3],
  ["Paloma", "CRS", 3],
  ["Emilio", "CRS", 2],
  ["Natalia", "LUZ", 4, { from: 18, to: 2 }],
  ["Bruno", "TRZ", 3, { from: 10, to: 18 }],
  ["Camila", "LUZ", 5, { from: 2, to: 10 }],
  ["Regina", "RRL", 2, { from: 12, to: 20 }],
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
  return rows.map(([name, vendor, table, hours], sort) => ({
    id: `${vendor}-${name.normalize("NFD").replace(/\P{ASCII}/gu, "")}`,
    name,
    node_id: `${vendor}-${GameType.Live}-${String(table).padStart(3, "0")}`,
    opens_at: hours ? utcMinute(hours.from, minutes) : 0,
    open_for: hours ? hoursBetween(hours) * HOUR_MINUTES : DAY_MINUTES,
    full: FULL.has(name),
    sort,
  }));
};

import { MINUTE_MS, startOfDay } from "@volado/domain/calendar";

/** Cached days and quarters of an hour; the cache is cleared when it is full. */
const REMEMBERED = 2_000;

const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};

/**
 * The merchant's local clock in an IANA time zone, with daylight saving time. Instants are epoch milliseconds; local
 * time uses the same unit, as if it were UTC.
 */
export const createDayClock = (timeZone: string) => {
  // The Swedish locale writes `YYYY-MM-DD HH:mm:ss`.
  const written = { timeZone, calendar: "gregory", numberingSystem: "latn", dateStyle: "short" } as const;
  const wall = new Intl.DateTimeFormat("sv-SE", { ...written, timeStyle: "medium" });
  const calendar = new Intl.DateTimeFormat("sv-SE", written);
  /** The day, `YYYY-MM-DD`, that an instant lies in. */
  const day = (instant: number): string => calendar.format(instant);
  /** Zones change their offset at full quarters of an hour, so one result holds for a quarter. */
  const aheadIn = memoized((quarter: number): number => {
    const instant = quarter * 15 * MINUTE_MS;
    return Date.parse(`${wall.format(instant).replace(" ", "T")}Z`) - instant;
  });
  const ahead = (instant: number): number => aheadIn(Math.floor(instant / (15 * MINUTE_MS)));
  return {
    day,
    startOf: memoized((date: string) => startOfDay(date, day)),
    local: (instant: number) => instant + ahead(instant),
    /** The instant of a local time; where spring skips an hour, the instant after it. */
    instantOf: (local: number) => local - ahead(local - ahead(local)),
  };
};

export type DayClock = ReturnType<typeof createDayClock>;

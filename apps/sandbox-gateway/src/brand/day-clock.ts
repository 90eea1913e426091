import { MINUTE_MS, startOfDay } from "@volado/domain/calendar";

/** What is remembered of a clock before it is cleared: days and quarters of an hour that were asked for. */
const REMEMBERED = 2_000;

/** Answers from memory what was asked before. */
const remembering = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
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
 * The clock on the merchant's wall, of an IANA time zone, summer time included. Instants are epoch milliseconds, and so is
 * its own time, as if it were UTC.
 */
export const createDayClock = (timeZone: string) => {
  // The Swedish locale writes `YYYY-MM-DD HH:mm:ss`.
  const written = { timeZone, calendar: "gregory", numberingSystem: "latn", dateStyle: "short" } as const;
  const wall = new Intl.DateTimeFormat("sv-SE", { ...written, timeStyle: "medium" });
  const calendar = new Intl.DateTimeFormat("sv-SE", written);
  /** The day, `YYYY-MM-DD`, that an instant lies in. */
  const day = (instant: number): string => calendar.format(instant);
  /** Clocks are set at full quarters of an hour, so one answer holds for all of a quarter. */
  const aheadIn = remembering((quarter: number): number => {
    const instant = quarter * 15 * MINUTE_MS;
    return Date.parse(`${wall.format(instant).replace(" ", "T")}Z`) - instant;
  });
  const ahead = (instant: number): number => aheadIn(Math.floor(instant / (15 * MINUTE_MS)));
  return {
    day,
    /** The instant at which a day begins. */
    startOf: remembering((asked: string) => startOfDay(asked, day)),
    /** What the clock shows. */
    local: (instant: number) => instant + ahead(instant),
    /** When the clock shows it; where an hour is left out in spring, the instant after it. */
    instantOf: (local: number) => local - ahead(local - ahead(local)),
  };
};

/** See {@link createDayClock}. */
export type DayClock = ReturnType<typeof createDayClock>;

/**
 * A while in which envelopes fall. Planned ones are written when somebody opens the first envelope; the
 * console writes its own.
 */
export interface RedRainsTable {
  id: string;
  starts_at: number;
  /** The first instant at which nothing can be opened any more. */
  ends_at: number;
  /** Envelopes that a member may open. */
  tries: number;
  /** Centavos; each envelope holds one of these, and all are equally likely. */
  prizes: number[];
  /** Centavos that all members together may still win. */
  pool_left: number;
}

/** An envelope that a member has opened. */
export interface RedRainOpeningsTable {
  rain_id: string;
  member_id: string;
  /** 1 for the member's first in this rain. */
  nth: number;
  /** Centavos; 0 for an empty one. */
  amount: number;
  opened_at: number;
}

/** A dealer at a table of the live casino. */
export interface DealersTable {
  id: string;
  name: string;
  /** The table: a LIVE game. */
  node_id: string;
  /** Minute of the day (UTC) at which the table opens, and for how many minutes; 1440 never closes. */
  opens_at: number;
  open_for: number;
  /** Whether every seat is taken while it is open. */
  full: boolean;
  sort: number;
}

import { MINUTE_MS } from "@volado/domain/calendar";

/** Uploads of up to 15 MB are slow on a phone. */
export const UPLOAD_TIMEOUT_MS = 3 * MINUTE_MS;

/** Variables of a keyed write. */
export interface Keyed {
  /** Same key, same write: the gateway carries it out only once. */
  readonly idempotencyKey: string;
}

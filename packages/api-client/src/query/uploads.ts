import { MINUTE_MS } from "@volado/domain/calendar";

/** Fifteen megabytes take their time on a phone's uplink. */
export const UPLOAD_TIMEOUT_MS = 3 * MINUTE_MS;

/** A write that may be sent again. */
export interface Keyed {
  /** Under it the write is the same one however often it is sent. */
  readonly idempotencyKey: string;
}

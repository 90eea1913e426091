import * as z from "zod";

/**
 * How a call fails. `error` responds with 500, `abort` cuts the connection, `hang` never responds, `upgrade` responds
 * with 503 `system_upgrading`.
 */
const callFaults = ["error", "abort", "hang", "upgrade"] as const;

export const faultsSchema = z.strictObject({
  /** The status call reports maintenance. */
  maintenance: z.boolean(),
  /** The end of the maintenance in the status call, in epoch milliseconds up to the year 9999; null leaves it out. */
  maintenanceEnd: z.nullable(z.int().min(0).max(253_402_300_799_999)),
  /** The status call reports the caller's region as restricted. */
  regionRestriction: z.boolean(),
  /** The status call reports the caller's address as blocked. */
  blocked: z.boolean(),
  /** Milliseconds added to every API response. */
  latencyMs: z.int().min(0).max(30_000),
  /** Share of API calls that respond with 500. */
  failRate: z.number().min(0).max(1),
  /** Calls, by endpoint id, that fail every time. */
  calls: z.record(z.string().max(80), z.literal(callFaults)),
});

export type Faults = Readonly<z.infer<typeof faultsSchema>>;

export const noFaults: Faults = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  blocked: false,
  latencyMs: 0,
  failRate: 0,
  calls: {},
};

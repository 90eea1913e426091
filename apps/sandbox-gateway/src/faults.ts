import * as z from "zod";

/**
 * How one call misbehaves. `error` answers 500, `abort` cuts the connection, `hang` never answers, `upgrade`
 * answers 503 `system_upgrading`.
 */
const callFaults = ["error", "abort", "hang", "upgrade"] as const;

/** What is wrong with the gateway on purpose. */
export const faultsSchema = z.strictObject({
  /** The status call says the platform is under maintenance. */
  maintenance: z.boolean(),
  /**
   * When the status call says that the maintenance is to end, in epoch milliseconds up to the year 9999; null says
   * nothing.
   */
  maintenanceEnd: z.nullable(z.int().min(0).max(253_402_300_799_999)),
  /** The status call says the caller's region is restricted. */
  regionRestriction: z.boolean(),
  /** The status call says the caller's address is blocked. */
  blocked: z.boolean(),
  /** Added to every API answer. */
  latencyMs: z.int().min(0).max(30_000),
  /** Share of API calls that answer 500. */
  failRate: z.number().min(0).max(1),
  /** Calls by endpoint id that misbehave every time. */
  calls: z.record(z.string().max(80), z.literal(callFaults)),
});

/** See {@link faultsSchema}. */
export type Faults = Readonly<z.infer<typeof faultsSchema>>;

/** A healthy gateway. */
export const noFaults: Faults = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  blocked: false,
  latencyMs: 0,
  failRate: 0,
  calls: {},
};

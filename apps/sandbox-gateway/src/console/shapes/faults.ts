/**
 * How one call misbehaves. `error` answers 500, `abort` cuts the connection, `hang` never answers, `upgrade`
 * answers 503 `system_upgrading`.
 */
export const callFaults = ["error", "abort", "hang", "upgrade"] as const;

/** See {@link callFaults}. */
export type CallFault = (typeof callFaults)[number];

/** What is wrong with the gateway on purpose. */
export interface Faults {
  /** The status call says the platform is under maintenance. */
  readonly maintenance: boolean;
  /** When the status call says that the maintenance is to end, in epoch milliseconds; null says nothing. */
  readonly maintenanceEnd: number | null;
  /** The status call says the caller's region is restricted. */
  readonly regionRestriction: boolean;
  /** The status call says the caller's address is blocked. */
  readonly blocked: boolean;
  /** Added to every API answer, 0 to 30000 ms. */
  readonly latencyMs: number;
  /** Share of API calls that answer 500, 0 to 1. */
  readonly failRate: number;
  /** Calls by endpoint id that misbehave every time. */
  readonly calls: Readonly<Record<string, CallFault>>;
}

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

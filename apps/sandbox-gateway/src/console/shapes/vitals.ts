import type { VitalName } from "@volado/domain/site";

/** What players' browsers measured of a route. */
export interface RouteVitals {
  /** Pattern of the path. */
  readonly route: string;
  /** Reports that are counted. */
  readonly reports: number;
  /** The 75th percentiles: milliseconds, CLS without a unit. */
  readonly percentiles: Readonly<Partial<Record<VitalName, number>>>;
}

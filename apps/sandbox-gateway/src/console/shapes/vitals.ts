/** The 75th percentiles of what players' browsers measured of a route: milliseconds, CLS without a unit. */
export interface RouteVitals {
  readonly route: string;
  /** Reports that are counted. */
  readonly reports: number;
  readonly percentiles: {
    readonly LCP?: number;
    readonly INP?: number;
    readonly CLS?: number;
    readonly TTFB?: number;
  };
}

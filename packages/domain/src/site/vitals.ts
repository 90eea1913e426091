/** Web vitals (web.dev/vitals): LCP, INP and TTFB in milliseconds, CLS without a unit. */
export const VitalName = { Cls: "CLS", Inp: "INP", Lcp: "LCP", Ttfb: "TTFB" } as const;
export type VitalName = (typeof VitalName)[keyof typeof VitalName];

/** A page's report when it is hidden; it contains no personal data. */
export interface VitalsReport {
  /** Route pattern, such as `/m/slot-games`, without query. */
  readonly route: string;
  readonly release?: string | undefined;
  /** The browser's network type, such as `4g`, if known. */
  readonly connection?: string | undefined;
  readonly vitals: { readonly [Name in VitalName]?: number | undefined };
}

/**
 * The 75th percentile by nearest rank, which web.dev's thresholds use
 * (web.dev/articles/defining-core-web-vitals-thresholds).
 * @param values in any order; undefined when empty
 */
export const percentile75 = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1];

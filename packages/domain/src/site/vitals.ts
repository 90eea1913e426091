/**
 * What players' browsers measure of a page (web.dev/vitals): LCP, INP and TTFB in milliseconds, CLS without a unit.
 */
export const VitalName = { Cls: "CLS", Inp: "INP", Lcp: "LCP", Ttfb: "TTFB" } as const;

/** See {@link VitalName}. */
export type VitalName = (typeof VitalName)[keyof typeof VitalName];

/** What a page tells of itself when it leaves the screen; nothing in it says whose page it was. */
export interface VitalsReport {
  /** Pattern of the page's path, such as `/m/slot-games`: never a query. */
  readonly route: string;
  /** Missing in development, where there are no releases. */
  readonly release?: string | undefined;
  /** The browser's word for its network, such as `4g`, where it has one. */
  readonly connection?: string | undefined;
  /** Those that the browser could measure. */
  readonly vitals: { readonly [Name in VitalName]?: number | undefined };
}

/**
 * The 75th percentile by nearest rank: three of four values are no larger. It is what "good" is judged by
 * (web.dev/articles/defining-core-web-vitals-thresholds).
 *
 * @param values in any order; undefined for none
 */
export const percentile75 = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1];

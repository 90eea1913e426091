/** Margin after the end, so that the refetch finds new data. */
const MARGIN_MS = 1_000;

/** Refetch interval for data that is valid until `endOf`, by the gateway's clock; false without data. */
export const untilDayEnds = <Data extends { readonly serverTime: number }>(
  data: Data | undefined,
  endOf: (data: Data) => number,
): number | false => (data ? Math.max(endOf(data) - data.serverTime, 0) + MARGIN_MS : false);

/** Whether the site may be used. The only form in which the rest of the code knows a status number (decisions S1). */
export type SiteAccess = "open" | "restricted" | "maintenance";

/** The status fetch's reading: 0 normal, 1 maintenance (also with both states), 2 region restricted only (Spec §4). */
export const siteAccessFromFetch = (code: number): SiteAccess =>
  code === 0 ? "open" : code === 2 ? "restricted" : "maintenance";

/** The registration/home gate's reading: 0 normal, 1 blocked or IP-restricted, 2 maintenance (Spec §4). */
export const siteAccessFromGate = (code: number): SiteAccess =>
  code === 0 ? "open" : code === 1 ? "restricted" : "maintenance";

/** The code of the fetch's reading for the two flags of a status answer (Spec §3, §4). */
export const fetchCode = (flags: {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}): 0 | 1 | 2 => (flags.maintenance ? 1 : flags.regionRestriction ? 2 : 0);

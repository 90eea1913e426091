/** Whether the site may be used. The only form in which the rest of the code knows a status number (decisions S1). */
export type SiteAccess = "open" | "restricted" | "maintenance";

/** Why it may not: for everybody for a while, for a region, or for this visitor's address (Spec §2, §4). */
export type SiteClosure = "maintenance" | "region" | "blocked";

/** The same states by their numbers, which differ between the status fetch and the gate. */
const byFetchCode: readonly SiteAccess[] = ["open", "maintenance", "restricted"];
const byGateCode: readonly SiteAccess[] = ["open", "restricted", "maintenance"];

/**
 * The status fetch's reading: 0 normal, 1 maintenance (also with both states), 2 region restricted only (Spec §4). Any
 * other number counts as maintenance.
 */
export const siteAccessFromFetch = (code: number): SiteAccess => byFetchCode[code] ?? "maintenance";

/**
 * The registration/home gate's reading: 0 normal, 1 blocked or IP-restricted, 2 maintenance (Spec §4). Any other
 * number counts as maintenance.
 */
export const siteAccessFromGate = (code: number): SiteAccess => byGateCode[code] ?? "maintenance";

/** What the status fetch says where it comes as two flags instead of its number (Spec §3, §4). */
export const siteAccessFromFlags = (flags: {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}): SiteAccess => {
  if (flags.maintenance) return "maintenance";
  return flags.regionRestriction ? "restricted" : "open";
};

/** The code of the gate's reading: whether the caller's address is blocked, and maintenance before all (Spec §4). */
export const gateCode = (flags: { readonly maintenance: boolean; readonly blocked: boolean }): 0 | 1 | 2 => {
  if (flags.maintenance) return 2;
  return flags.blocked ? 1 : 0;
};

/**
 * Both readings together: what closes the site, or undefined when nothing does. Maintenance counts before any
 * restriction, as it does within the fetch's own reading (Spec §4); a restricted region before a blocked
 * address.
 */
export const siteClosure = (fetched: SiteAccess, gate: SiteAccess): SiteClosure | undefined => {
  if (fetched === "maintenance" || gate === "maintenance") return "maintenance";
  if (fetched === "restricted") return "region";
  return gate === "restricted" ? "blocked" : undefined;
};

/** Whether a site with this closure may be used. */
export const accessOf = (closure: SiteClosure | undefined): SiteAccess => {
  if (closure === undefined) return "open";
  return closure === "maintenance" ? "maintenance" : "restricted";
};

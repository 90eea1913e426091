/** Whether the site may be used. Only this file interprets the status number (decisions S1). */
export type SiteAccess = "open" | "restricted" | "maintenance";

/** Why the site is closed: maintenance, a restricted region, or a blocked address (Spec §2, §4). */
export type SiteClosure = "maintenance" | "region" | "blocked";

/** The states by number, which differs between the status fetch and the gate. */
const byFetchCode: readonly SiteAccess[] = ["open", "maintenance", "restricted"];
const byGateCode: readonly SiteAccess[] = ["open", "restricted", "maintenance"];

/**
 * Reads the status fetch: 0 normal, 1 maintenance (also with both states), 2 region restricted only (Spec §4). Any
 * other number counts as maintenance.
 */
export const siteAccessFromFetch = (code: number): SiteAccess => byFetchCode[code] ?? "maintenance";

/**
 * Reads the registration/home gate: 0 normal, 1 blocked or IP-restricted, 2 maintenance (Spec §4). Any other number
 * counts as maintenance.
 */
export const siteAccessFromGate = (code: number): SiteAccess => byGateCode[code] ?? "maintenance";

/** Reads a status fetch with two flags instead of a number (Spec §3, §4). */
export const siteAccessFromFlags = (flags: {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}): SiteAccess => {
  if (flags.maintenance) return "maintenance";
  return flags.regionRestriction ? "restricted" : "open";
};

/** The gate's code: maintenance takes precedence over a blocked address (Spec §4). */
export const gateCode = (flags: { readonly maintenance: boolean; readonly blocked: boolean }): 0 | 1 | 2 => {
  if (flags.maintenance) return 2;
  return flags.blocked ? 1 : 0;
};

/**
 * Combines both readings: why the site is closed, or undefined. Maintenance takes precedence over restrictions (Spec
 * §4), a restricted region over a blocked address.
 */
export const siteClosure = (fetched: SiteAccess, gate: SiteAccess): SiteClosure | undefined => {
  if (fetched === "maintenance" || gate === "maintenance") return "maintenance";
  if (fetched === "restricted") return "region";
  return gate === "restricted" ? "blocked" : undefined;
};

/** The access that a closure leaves. */
export const accessOf = (closure: SiteClosure | undefined): SiteAccess => {
  if (closure === undefined) return "open";
  return closure === "maintenance" ? "maintenance" : "restricted";
};

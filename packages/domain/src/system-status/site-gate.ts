import type { SiteAccess } from "./site-access.ts";

/** What stands in the way of every page: nothing, or one of the two closed pages (Spec §6 "Regional restriction, maintenance"). */
export type GateDecision = "pass" | "show-restricted" | "show-maintenance";

/** Whether pages open. Before the status is known they do: a cached status comes first, the fresh one in the background (Spec §4). */
export const siteGate = (access: SiteAccess | undefined): GateDecision => {
  switch (access) {
    case "restricted":
      return "show-restricted";
    case "maintenance":
      return "show-maintenance";
    default:
      return "pass";
  }
};

/** What any refused call tells about the whole site; undefined when it tells nothing (decisions W1). */
export const siteAccessFromCode = (code: string): SiteAccess | undefined =>
  code === "region_restricted" ? "restricted" : code === "maintenance" ? "maintenance" : undefined;

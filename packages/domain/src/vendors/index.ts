/** Vendors and their categories: order, tabs, home blocks, and where a vendor's tile leads. */

export * from "./vendor-categories.ts";
export * from "./vendor-opening.ts";
export * from "./vendors.ts";

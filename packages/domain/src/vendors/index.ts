/** Vendors and categories: order, tabs, home blocks, and vendor tiles. */

export * from "./vendor-categories.ts";
export * from "./vendor-opening.ts";
export * from "./vendors.ts";

/** Vendors and their categories: order, tabs, home blocks, and where a vendor's tile leads. */

export { categoryNavigates } from "./category-navigates.ts";
export { categoryLobby } from "./category-opening.ts";
export type { HomeContent } from "./home-content.ts";
export { homeContent } from "./home-content.ts";
export { lotteryMode } from "./lottery-mode.ts";
export type { LotteryVendors } from "./lottery-vendors.ts";
export { siblingTypes } from "./sibling-types.ts";
export type { Vendor, VendorCategory } from "./vendor.ts";
export type { SeparatedVendors } from "./vendor-categories.ts";
export { orderCategories } from "./vendor-categories.ts";
export type { VendorOpening } from "./vendor-opening.ts";
export { vendorOpening } from "./vendor-opening.ts";
export type { VendorTab } from "./vendor-tabs.ts";
export { vendorTabs } from "./vendor-tabs.ts";
export { homeBlocks, homeVendors, vendorsOf } from "./vendors-of.ts";

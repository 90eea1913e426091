export { type VendorTab, VendorTabs, type VendorTabsProps } from "./VendorTabs.tsx";

export { CategoryTabs, type CategoryTabsProps, type TabCategory } from "./CategoryTabs.tsx";

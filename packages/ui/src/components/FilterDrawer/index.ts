export {
  FilterDrawer,
  type FilterDrawerLabels,
  type FilterDrawerProps,
  type FilterOption,
  type GameFilter,
} from "./FilterDrawer.tsx";

export { type Stat, StatGrid, type StatGridProps } from "./StatGrid.tsx";

export { LiveTable, type LiveTableProps, LiveTableSkeleton } from "./LiveTable.tsx";
export { LiveTableStrip, type LiveTableStripProps } from "./LiveTableStrip.tsx";

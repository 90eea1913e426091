export { GameGrid, type GameGridProps } from "./GameGrid.tsx";
export type { GameGridLabels, GameGridStatus } from "./grid-status.ts";
export type { GameGridHandle, GridPlace } from "./use-grid-place.ts";

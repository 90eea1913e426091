export { GameTile, type GameTileProps } from "./GameTile.tsx";
export { GameTileSkeleton, type GameTileSkeletonProps, gameTileSkeletons } from "./GameTileSkeleton.tsx";
export type { GameTileLabels, TileBadge, TileGame } from "./tile-game.ts";

export { PlaceTile, type PlaceTileProps } from "./PlaceTile.tsx";
export { PlaceTiles, type PlaceTilesProps } from "./PlaceTiles.tsx";

export { VendorTile, type VendorTileProps, VendorTileSkeleton } from "./VendorTile.tsx";

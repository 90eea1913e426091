export { SearchOverlay, type SearchOverlayLabels, type SearchOverlayProps } from "./SearchOverlay.tsx";

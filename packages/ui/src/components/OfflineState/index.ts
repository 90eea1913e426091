export { OfflineState, type OfflineStateProps } from "./OfflineState.tsx";

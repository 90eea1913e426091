export { type ToastKind, type ToastMessage, ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";

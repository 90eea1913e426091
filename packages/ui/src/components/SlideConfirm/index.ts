export { SlideConfirm, type SlideConfirmProps } from "./SlideConfirm.tsx";
export type { SlideStatus } from "./use-slide.ts";

import { useMedia } from "./use-media.ts";

/** Asks a device whether its owner wants less motion. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the player asked their device for less motion, followed as they change it. On a server: yes. */
export const useReducedMotion = (): boolean => useMedia(REDUCED_MOTION, true);

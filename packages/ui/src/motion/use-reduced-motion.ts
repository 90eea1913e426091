import { useMedia } from "./use-media.ts";

/** Whether the player asked their device for less motion, followed as they change it. On a server: yes. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)", true);

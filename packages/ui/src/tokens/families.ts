import type { ColorRole } from "./themes.ts";

/**
 * Roles that are chosen together: a brand that re-assigns one of a family and leaves another mixes its
 * colours with the kit's.
 */
export const roleFamilies: readonly (readonly ColorRole[])[] = [
  ["ground", "surface", "surface-raised", "line", "line-control"],
  ["text", "text-muted", "text-faint"],
  ["action", "on-action", "action-press", "action-text"],
  ["hot", "on-hot"],
  ["info", "on-info"],
  ["loss", "danger-surface"],
];

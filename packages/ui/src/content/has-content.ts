import type { ReactNode } from "react";

/** Whether there is anything to render in `node`. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== "";

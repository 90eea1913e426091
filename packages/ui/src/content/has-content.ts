import type { ReactNode } from "react";

/** Whether `node` renders anything. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== "";

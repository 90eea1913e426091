import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * Renders its children a frame later, so that a menu opens at once and its lower part is filled in while it slides
 * in. Only for content below or out of sight: it must not move anything.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted && children;
}

import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * What may come a frame after the rest: a menu answers the tap at once, and its lower part is filled in while
 * it slides in. Only for what stands below, or out of sight: nothing may move when it comes.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted && children;
}

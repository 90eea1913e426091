import { useEffect, useState } from "react";

/** As long as the longest closing motion (`--vo-time-zoom`). */
const CLOSING_MS = 300;

/** Whether an overlay's content is rendered: true while open and until the closing motion is over. */
export function usePresence(open: boolean): boolean {
  const [lingering, setLingering] = useState(open);
  if (open && !lingering) setLingering(true);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLingering(false), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return open || lingering;
}

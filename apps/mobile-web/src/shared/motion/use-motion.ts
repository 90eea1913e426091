import { useReducedMotion } from "@volado/ui";
import { useMemo, useState } from "react";

/** Whether something moves by itself, and how the player stops it. */
export interface Motion {
  readonly moving: boolean;
  /** Stops it or lets it go on; undefined where the device asks for less motion: there it stands. */
  readonly toggle: (() => void) | undefined;
}

/** Movement that the player can stop, and that never begins under reduced motion; the same object until it changes. */
export const useMotion = (): Motion => {
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  return useMemo(
    () => ({
      moving: !reduced && !stopped,
      toggle: reduced ? undefined : () => setStopped(!stopped),
    }),
    [reduced, stopped],
  );
};

import { IconButton, PauseIcon, PlayIcon, useReducedMotion } from "@volado/ui";
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

/** Stops what moves, or lets it go on; nothing where nothing moves. */
export function MotionButton({ motion: { moving, toggle }, labels, className }: MotionButtonProps) {
  if (!toggle) return null;
  return (
    <IconButton className={className} label={moving ? labels.pause : labels.play} onClick={toggle}>
      {moving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
    </IconButton>
  );
}

export interface MotionButtonProps {
  motion: Motion;
  /** Names of the button while it moves, and while it stands. */
  labels: { readonly pause: string; readonly play: string };
  className?: string | undefined;
}

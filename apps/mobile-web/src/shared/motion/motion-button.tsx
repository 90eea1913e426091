import { IconButton, PauseIcon, PlayIcon, useReducedMotion } from "@volado/ui";
import { useMemo, useState } from "react";

/** State of an animation that plays automatically. */
export interface Motion {
  readonly moving: boolean;
  /** Pauses or resumes it; undefined with reduced motion, which turns it off. */
  readonly toggle: (() => void) | undefined;
}

/** An animation that the player can pause and that reduced motion stops; the same object until it changes. */
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

/** Pauses or resumes an animation; renders nothing with reduced motion. */
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
  /** Labels while it runs and while it is paused. */
  labels: { readonly pause: string; readonly play: string };
  className?: string | undefined;
}

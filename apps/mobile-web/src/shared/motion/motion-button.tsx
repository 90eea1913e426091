import { IconButton, PauseIcon, PlayIcon } from "@volado/ui";
import type { Motion } from "./use-motion.ts";

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

import type { MouseEventHandler } from "react";
import { IconButton } from "../components/IconButton/IconButton.tsx";
import { PauseIcon, PlayIcon } from "../icons/index.ts";

/** Strings of the toggle that stops what moves by itself. */
export interface PauseLabels {
  /** Its name while things move. */
  pause: string;
  /** Its name while they stand. */
  play: string;
}

/** Stops what moves by itself, and lets it go on. */
export const PauseButton = ({ paused, labels, onPausedChange, ...rest }: PauseButtonProps) => (
  <IconButton {...rest} label={paused ? labels.play : labels.pause} onClick={() => onPausedChange(!paused)}>
    {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
  </IconButton>
);

interface PauseButtonProps {
  className: string;
  onMouseDown?: MouseEventHandler;
  "data-control"?: string;
  paused: boolean;
  labels: PauseLabels;
  onPausedChange: (paused: boolean) => void;
}

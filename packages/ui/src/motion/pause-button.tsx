import type { MouseEventHandler } from "react";
import { IconButton } from "../components/IconButton/IconButton.tsx";
import { PauseIcon, PlayIcon } from "../icons/index.ts";

/** Strings of a pause button. */
export interface PauseLabels {
  /** Name while moving. */
  pause: string;
  /** Name while paused. */
  play: string;
}

/** Pauses and resumes automatic motion. */
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

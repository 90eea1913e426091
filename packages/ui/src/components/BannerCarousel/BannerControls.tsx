import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/index.ts";
import type { BannerLabels } from "./banner-slide.ts";

/** Stop and go, one back, one on, and dots that show where the carousel stands. First in tab order, as in the APG. */
export function BannerControls({
  count,
  active,
  playing,
  labels,
  disabled,
  onPlayingChange,
  onStep,
}: BannerControlsProps) {
  return (
    <>
      <IconButton
        className="vo-banner__button"
        data-control="rotation"
        label={playing ? labels.pause : labels.play}
        onClick={() => onPlayingChange(!playing)}
      >
        {playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
      </IconButton>
      {steps.map(([step, Chevron]) => (
        <IconButton
          key={step}
          className="vo-banner__button"
          data-control={step}
          label={labels[step]}
          disabled={disabled}
          onClick={() => onStep(step)}
        >
          <Chevron size={20} />
        </IconButton>
      ))}
      <span className="vo-banner__dots" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
          <span key={index} className="vo-banner__dot" data-active={index === active || undefined} />
        ))}
      </span>
    </>
  );
}

const steps = [
  ["previous", ChevronLeftIcon],
  ["next", ChevronRightIcon],
] as const;

interface BannerControlsProps {
  count: number;
  active: number;
  playing: boolean;
  labels: BannerLabels;
  /** Whether there is nothing to move with yet. */
  disabled: boolean;
  onPlayingChange: (playing: boolean) => void;
  onStep: (step: "previous" | "next") => void;
}

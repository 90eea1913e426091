import { PauseButton } from "../../motion/pause-button.tsx";
import { steps } from "../../motion/steps.ts";
import { IconButton } from "../IconButton/index.ts";
import type { BannerLabels } from "./banner-slide.ts";

/** Stop and go, one back, one on, and dots that show where the carousel stands. First in tab order, as in the APG. */
export function BannerControls({
  count,
  active,
  paused,
  labels,
  disabled,
  onPausedChange,
  onStep,
}: BannerControlsProps) {
  return (
    <>
      <PauseButton
        className="vo-banner__button"
        data-control="rotation"
        paused={paused}
        labels={labels}
        // A tap on it must not stop by its focus what it is about to stop by itself.
        onMouseDown={(event) => event.preventDefault()}
        onPausedChange={onPausedChange}
      />
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

interface BannerControlsProps {
  count: number;
  active: number;
  paused: boolean;
  labels: BannerLabels;
  /** Whether there is nothing to move with yet. */
  disabled: boolean;
  onPausedChange: (paused: boolean) => void;
  onStep: (step: "previous" | "next") => void;
}

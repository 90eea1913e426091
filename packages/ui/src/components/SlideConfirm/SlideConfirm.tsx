import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { CheckIcon, ChevronRightIcon } from "../../icons/index.ts";
import { CoinMark } from "../CoinMark/CoinMark.tsx";
import type { SlideStatus } from "./use-slide.ts";
import { useSlide } from "./use-slide.ts";

export type { SlideStatus } from "./use-slide.ts";

const marks: Readonly<Record<SlideStatus, ReactNode>> = {
  ready: <ChevronRightIcon />,
  checking: <CoinMark size={26} spin />,
  done: <CheckIcon />,
  failed: <ChevronRightIcon />,
};

/**
 * A bar to slide across, as a check for a human. Besides dragging, each tap moves it by a quarter, and the arrow keys
 * and End move it. Built on a native range input, so assistive technology can operate it.
 */
export function SlideConfirm({
  label,
  hint,
  checkingLabel,
  doneLabel,
  failedLabel,
  status = "ready",
  onSlide,
  className,
  ...rest
}: SlideConfirmProps) {
  const hintId = useId();
  const slide = useSlide(status, onSlide);
  const texts = { ready: label, checking: checkingLabel, done: doneLabel, failed: failedLabel };
  return (
    <div {...rest} className={clsx("vo-slide", className)} data-status={status}>
      <div className="vo-slide__track">
        <span className="vo-slide__text" role="status">
          {texts[status]}
        </span>
        <span
          className="vo-slide__run"
          style={{ transform: `translateX(${slide.value}%)` }}
          data-held={slide.held || undefined}
        >
          <span className="vo-slide__thumb">{marks[status]}</span>
        </span>
        <input
          className="vo-slide__input"
          type="range"
          aria-label={label}
          aria-describedby={hintId}
          aria-disabled={slide.locked || undefined}
          {...slide.control}
        />
      </div>
      <p className="vo-slide__hint" id={hintId}>
        {hint}
      </p>
    </div>
  );
}

export interface SlideConfirmProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Instruction on the bar and its accessible name: "Slide to the end". */
  label: string;
  /** The alternatives, below the bar: "Or tap it four times, or press the End key." */
  hint: ReactNode;
  /** Shown while the server checks the slide: "Checking…". */
  checkingLabel: string;
  /** Shown when the slide was accepted. */
  doneLabel: string;
  /** Shown when the slide was rejected: "That didn't work. Slide again." */
  failedLabel: string;
  /**
   * `checking` and `done` hold the thumb at the end; `failed` moves it back to the start. Defaults to `"ready"`.
   */
  status?: SlideStatus | undefined;
  /** Called at the end of the track. `duration` is in milliseconds since the first touch, without one since it was ready. */
  onSlide: (slide: { duration: number }) => void;
}

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
 * A bar to slide across, to show that somebody is there. Dragging is one way of three: each tap moves it on by a
 * quarter, and on a keyboard arrow keys move it and End finishes. Underneath is the browser's own slider, so
 * assistive technology can work it too.
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
  /** What to do, on the bar and as its name: "Slide to the end". */
  label: string;
  /** The other ways, under the bar: "Or tap it four times, or press the End key." */
  hint: ReactNode;
  /** On the bar while the answer is awaited: "Checking…". */
  checkingLabel: string;
  /** On the bar when the slide was accepted. */
  doneLabel: string;
  /** On the bar when it was not, and what to do: "That didn't work. Slide again." */
  failedLabel: string;
  /**
   * `checking` and `done` hold the thumb at the end; `failed` puts it back to the start.
   * @default "ready"
   */
  status?: SlideStatus | undefined;
  /** The end was reached; `duration` is in milliseconds from the first touch, or from the focus of a keyboard. */
  onSlide: (slide: { duration: number }) => void;
}

import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** Where a slide stands: to be done, being looked at, accepted, or to be done again. */
export type SlideStatus = "ready" | "checking" | "done" | "failed";

/** The slider runs from 0 to this. */
const end = 100;
/** A finger that lets go this near to the end meant the end. */
const nearEnd = 95;
/** A press further from the thumb is a tap, wherever it moves: dragging starts at the thumb. */
const thumbReach = 25;
/** A finger that moves no more pixels than this was tapping. */
const tapSlip = 10;
const tapStep = 25;
const keyStep = 10;

/** By how much a key moves it. */
const keys: Readonly<Record<string, number>> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
  Home: -end,
  End: end,
};

/** A finger or mouse button on the slider: where it came down, and whether it has the thumb. */
interface Hold {
  readonly x: number;
  readonly value: number;
  readonly hasThumb: boolean;
}

/**
 * Moves a slider by drags, taps and keys, and calls `onSlide` once when it reaches the end. `value` is where the
 * thumb stands, in percent; `control` are the props of the range input that does the work.
 */
export function useSlide(status: SlideStatus, onSlide: (slide: { duration: number }) => void) {
  const [moved, setMoved] = useState(0);
  const [hold, setHold] = useState<Hold>();
  const [lastStatus, setLastStatus] = useState(status);
  const startedAt = useRef(0);

  if (status !== lastStatus) {
    setLastStatus(status);
    setMoved(0);
  }
  // Each try has its own time, also when nothing takes the focus anew: a screen reader may move the value without it.
  useEffect(() => {
    if (status === "ready" || status === "failed") startedAt.current = performance.now();
  }, [status]);

  const value = status === "checking" || status === "done" ? end : moved;
  const locked = value === end;

  const moveTo = (next: number, { timeStamp }: { readonly timeStamp: number }) => {
    setMoved(Math.min(Math.max(next, 0), end));
    if (next >= end) onSlide({ duration: Math.round(timeStamp - startedAt.current) });
  };

  const handlePointerDown = (event: PointerEvent<HTMLInputElement>) => {
    if (locked) return;
    if (value === 0) startedAt.current = event.timeStamp;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const pressed = ((event.clientX - left) / width) * end;
    setHold({ x: event.clientX, value, hasThumb: Math.abs(pressed - value) < thumbReach });
  };

  const handlePointerUp = (event: PointerEvent<HTMLInputElement>) => {
    if (!hold) return;
    setHold(undefined);
    if (Math.abs(event.clientX - hold.x) <= tapSlip) moveTo(hold.value + tapStep, event);
    else if (value >= nearEnd) moveTo(end, event);
    else setMoved(0);
  };

  const handlePointerCancel = () => {
    if (hold) setMoved(hold.value);
    setHold(undefined);
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.valueAsNumber;
    if (hold?.hasThumb) setMoved(next);
    else if (!hold && !locked) moveTo(next, event);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    if (!locked) moveTo(value + step, event);
  };

  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    if (value === 0) startedAt.current = event.timeStamp;
  };

  return {
    value,
    locked,
    held: hold !== undefined,
    control: {
      min: 0,
      max: end,
      value,
      onChange: handleChange,
      onFocus: handleFocus,
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  };
}

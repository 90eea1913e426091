import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** State of a slide: not done, being checked, accepted, rejected. */
export type SlideStatus = "ready" | "checking" | "done" | "failed";

/** Maximum of the range input. */
const end = 100;
/** Releasing this close to the end counts as reaching it. */
const nearEnd = 95;
/** A press further from the thumb is a tap, even if it moves: dragging starts at the thumb. */
const thumbReach = 25;
/** A movement of at most this many pixels is a tap. */
const tapSlip = 10;
const tapStep = 25;
const keyStep = 10;

/** How far a key moves the thumb. */
const keys: Readonly<Record<string, number>> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
  Home: -end,
  End: end,
};

/** A pressed pointer: its start position, and whether it holds the thumb. */
interface Hold {
  readonly x: number;
  readonly value: number;
  readonly hasThumb: boolean;
}

/**
 * Moves a slider by drags, taps and keys, and calls `onSlide` once when it reaches the end. `value` is the position of
 * the thumb in percent; `control` are the props of the range input.
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
  // Each attempt is timed from when the bar is ready, not from its focus: one press of End right after Tab, or after
  // a screen reader's focus, is as human as a drag.
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

  return {
    value,
    locked,
    held: hold !== undefined,
    control: {
      min: 0,
      max: end,
      value,
      onChange: handleChange,
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  };
}

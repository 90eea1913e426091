/** Longest double tap in milliseconds; phones take up to 300 for one. */
const DOUBLE_TAP_MS = 400;
/** Longest distance of a double tap in CSS pixels. */
const SAME_PLACE = 24;

interface Tap {
  readonly on: Element;
  readonly x: number;
  readonly y: number;
  /** Milliseconds on the clock of events. */
  readonly at: number;
  /** The browser's click count, from 1. */
  readonly count: number;
}

const isSecondOf = ({ on, x, y, at }: Tap, second: Tap): boolean =>
  second.at - at < DOUBLE_TAP_MS &&
  Math.hypot(second.x - x, second.y - y) <= SAME_PLACE &&
  (second.count > 1 || !on.contains(second.on));

/**
 * Ignores the second tap of a double tap on a submit button. After a quick response, it could follow a link that has
 * moved under the finger, or submit the form that was just cleared. Keyboards, screen readers and taps after new input
 * (autofill can be as quick) are not affected.
 * @returns removes the listeners
 */
export const ignoreStrayTaps = (page: Document): (() => void) => {
  let sent: Tap | undefined;
  const onClick = (event: MouseEvent): void => {
    const { target, detail: count, clientX: x, clientY: y, timeStamp: at } = event;
    if (count === 0 || !(target instanceof Element)) return;
    const tap: Tap = { on: target, x, y, at, count };
    if (sent && isSecondOf(sent, tap)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const button = target.closest('button[type="submit"]');
    sent = button ? { ...tap, on: button } : undefined;
  };
  const onInput = (): void => {
    sent = undefined;
  };
  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("input", onInput, { capture: true });
  return () => {
    page.removeEventListener("click", onClick, { capture: true });
    page.removeEventListener("input", onInput, { capture: true });
  };
};

/**
 * Runs long work after the tap has been painted. Don't use it to focus: phones open the keyboard only during the tap.
 */
export const afterNextPaint = (task: () => void): void => {
  requestAnimationFrame(() => setTimeout(task));
};

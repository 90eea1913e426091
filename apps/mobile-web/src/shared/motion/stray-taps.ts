/** Milliseconds within which two taps at one place are one double tap; phones take up to 300 for one. */
const DOUBLE_TAP_MS = 400;
/** CSS pixels that the two taps of one finger are apart at most. */
const SAME_PLACE = 24;

interface Tap {
  readonly on: Element;
  readonly x: number;
  readonly y: number;
  /** Milliseconds, as events have it. */
  readonly at: number;
  /** Which of a row of quick taps the browser itself takes it for, from 1. */
  readonly count: number;
}

const isSecondOf = ({ on, x, y, at }: Tap, second: Tap): boolean =>
  second.at - at < DOUBLE_TAP_MS &&
  Math.hypot(second.x - x, second.y - y) <= SAME_PLACE &&
  (second.count > 1 || !on.contains(second.on));

/**
 * Ignores the second of a double tap on "send". Where an answer that is there at once has moved the form, it would
 * follow a link that nobody meant; where the button stays, it would send the form that the answer has just emptied,
 * and "write a code" would stand in place of what the code has paid. Keys and screen readers don't tap, and whoever
 * has written something since (an autofill is as quick) means the next tap.
 *
 * @returns ends it
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

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
}

const isSecondOf = ({ on, x, y, at }: Tap, second: Tap): boolean =>
  second.at - at < DOUBLE_TAP_MS &&
  Math.hypot(second.x - x, second.y - y) <= SAME_PLACE &&
  !on.contains(second.on);

/**
 * Ignores the second of a double tap on "send" where something else has come under the finger since: an answer that
 * is there at once moves the form, and a link that nobody meant to follow must not take the player away from it. Keys
 * and screen readers don't tap.
 *
 * @returns ends it
 */
export const ignoreStrayTaps = (page: Document): (() => void) => {
  let sent: Tap | undefined;
  const onClick = (event: MouseEvent): void => {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event;
    if (detail === 0 || !(target instanceof Element)) return;
    const tap: Tap = { on: target, x, y, at };
    if (sent && isSecondOf(sent, tap)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const button = target.closest('button[type="submit"]');
    sent = button ? { ...tap, on: button } : undefined;
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
};

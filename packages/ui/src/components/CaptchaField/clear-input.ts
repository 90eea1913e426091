/**
 * Empties an input as if the player had done so: React's own value tracking and form libraries only notice
 * a change that goes round the `value` they watch and is followed by an `input` event.
 */
export function clearInput(input: HTMLInputElement) {
  input.setRangeText("", 0, input.value.length);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Empties an input as if the player had done so: React's own value tracking and form libraries only notice
 * a change made through the prototype's setter and followed by an `input` event.
 */
export function clearInput(input: HTMLInputElement) {
  if (input.value === "") return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

import type { FocusEvent } from "react";

/**
 * Whether a field loses focus to a pressed link or button outside it. An error message would then move the target
 * between press and release, and the tap would be lost.
 */
export const blurredByPress = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>): boolean => {
  const pressed = relatedTarget instanceof Element ? relatedTarget.closest("a, button") : null;
  return pressed !== null && !target.closest(".vo-field")?.contains(pressed);
};

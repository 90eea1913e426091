import type { FocusEvent } from "react";

/**
 * Whether a field is left because something else is being pressed: a link, or a button that isn't the field's
 * own. Its error would then move that away between press and release, and the tap would be lost; whoever is
 * pressed checks by itself.
 */
export const blurredByPress = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>): boolean => {
  const pressed = relatedTarget instanceof Element ? relatedTarget.closest("a, button") : null;
  return pressed !== null && !target.closest(".vo-field")?.contains(pressed);
};

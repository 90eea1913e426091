/** Attributes with which the boot code (boot/record-input.ts) marks the prerendered page for the live one. */
export const replayMarks = {
  /** A button that was clicked. */
  clicked: "data-clicked-early",
  /** A control that the mouse is pressing: if it is replaced before the release, no click follows. */
  pressed: "data-pressed-early",
  /** A choice that was changed. */
  changed: "data-changed-early",
  /** A form that was submitted. */
  submitted: "data-submitted-early",
} as const;

/** What the boot code marks on the prerendered page (boot/record-input.ts), for the live page to do. */
export const replayMarks = {
  /** A button that was clicked. */
  clicked: "data-clicked-early",
  /**
   * A control that the mouse is pressing: if the live page comes before the release, no click will follow.
   */
  pressed: "data-pressed-early",
  /** A choice that was changed. */
  changed: "data-changed-early",
  /** A form that was submitted. */
  submitted: "data-submitted-early",
} as const;

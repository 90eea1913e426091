/** Runs long work after the tap is painted. Not for focus: phones open the keyboard only within the tap. */
export const afterNextPaint = (task: () => void): void => {
  requestAnimationFrame(() => setTimeout(task));
};

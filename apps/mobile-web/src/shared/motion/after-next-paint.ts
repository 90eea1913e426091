/**
 * Runs a task after the next paint, so that a tap is acknowledged before what may be long work on a slow phone. Not
 * for focusing a field: phones open their keyboard only if a field is focused within the tap.
 */
export const afterNextPaint = (task: () => void): void => {
  requestAnimationFrame(() => setTimeout(task));
};

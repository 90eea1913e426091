/**
 * Does something in a task of its own, as soon as the frame that a tap has begun is painted: the player sees
 * the tap heard, and what it opens, which may be long work on a slow phone, comes with the next frame. Not
 * for what takes the focus into a field: phones show their keyboard only for a field that is focused within
 * the tap.
 */
export const afterNextPaint = (task: () => void): void => {
  requestAnimationFrame(() => setTimeout(task));
};

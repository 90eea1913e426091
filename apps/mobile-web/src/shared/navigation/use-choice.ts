import { useCallback, useEffect, useRef } from "react";

/** A change to a choice: some of its parts, or a function of the latest choice. */
export type Change<T> = Partial<T> | ((latest: T) => T);

/**
 * Changes a choice in the address. Changes build on the latest choice, even while its page is still rendering.
 * @param shown the choice in the address; the same object until it changes
 * @param ask navigates to the address of a choice
 */
export const useChoice = <T extends object>(
  shown: T,
  ask: (next: T) => void,
): ((change: Change<T>) => void) => {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return useCallback(
    (change) => {
      const next = typeof change === "function" ? change(latest.current) : { ...latest.current, ...change };
      latest.current = next;
      ask(next);
    },
    [ask],
  );
};

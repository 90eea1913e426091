import { useCallback, useEffect, useRef } from "react";

/** What a tap changes: some parts, or what comes of all that was chosen before it. */
export type Change<T> = Partial<T> | ((latest: T) => T);

/**
 * Changes what the address says. A choice counts from the tap on, even while the page that it leads to is still being
 * drawn: the next tap adds to it instead of to what is still on the screen.
 *
 * @param shown what the address says, the same object for as long as it says it
 * @param ask goes to the address of a choice
 */
export const useChoice = <T extends object>(
  shown: T,
  ask: (wanted: T) => void,
): ((change: Change<T>) => void) => {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return useCallback(
    (change) => {
      const wanted = typeof change === "function" ? change(latest.current) : { ...latest.current, ...change };
      latest.current = wanted;
      ask(wanted);
    },
    [ask],
  );
};

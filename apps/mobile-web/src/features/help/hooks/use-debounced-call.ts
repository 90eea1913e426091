import { useCallback, useEffect, useRef } from "react";

/** Returns a function that runs `call` once, `delay` milliseconds after it was last called, but not after unmount. */
export const useDebouncedCall = (call: () => void, delay: number): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(call);

  useEffect(() => {
    latest.current = call;
  }, [call]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), delay);
  }, [delay]);
};

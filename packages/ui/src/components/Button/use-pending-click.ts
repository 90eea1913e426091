import { type MouseEvent, useRef, useState } from "react";

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => unknown;

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

/**
 * Pending while the promise returned by the handler is unsettled, or while `loading` says so.
 * The ref closes the gap between two taps of one frame, before React has rendered the pending state.
 * A rejection is not caught here: it stays the handler's, or surfaces as unhandled where a site reports it.
 */
export function usePendingClick(onClick: ClickHandler | undefined, loading: boolean) {
  const [running, setRunning] = useState(false);
  const runningNow = useRef(false);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || runningNow.current) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!isPromise(result)) return;
    runningNow.current = true;
    setRunning(true);
    const settle = () => {
      runningNow.current = false;
      setRunning(false);
    };
    void Promise.resolve(result).finally(settle);
  };

  return [loading || running, handleClick] as const;
}

import { useCallback, useEffect, useState } from "react";

export type Answer<T> =
  | { readonly state: "pending" }
  | { readonly state: "failed"; readonly error: unknown }
  | { readonly state: "done"; readonly value: T };

/** Calls `ask` on mount and on `retry`, and aborts on unmount. `ask` must be stable. */
export const useCall = <T>(ask: (signal: AbortSignal) => Promise<T>) => {
  const [answer, setAnswer] = useState<Answer<T>>({ state: "pending" });
  const start = useCallback(() => {
    const stop = new AbortController();
    setAnswer({ state: "pending" });
    ask(stop.signal).then(
      (value) => setAnswer({ state: "done", value }),
      (error: unknown) => {
        if (!stop.signal.aborted) setAnswer({ state: "failed", error });
      },
    );
    return () => stop.abort();
  }, [ask]);
  useEffect(() => start(), [start]);
  return { answer, retry: () => void start() };
};

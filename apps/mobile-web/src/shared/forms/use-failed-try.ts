import type { MessageKey } from "@volado/domain/errors";
import { useState } from "react";

/** The last try that failed, and which it was: a message with the number as its key is read out each time. */
export interface FailedTry {
  readonly messageKey: MessageKey;
  readonly number: number;
}

/**
 * Why the last try failed. It stands until the next one has ended: without it the button under the finger
 * would move while it is tapped twice.
 */
export const useFailedTry = () => {
  const [failure, setFailure] = useState<FailedTry>();
  return {
    failure,
    failed: (messageKey: MessageKey): void =>
      setFailure((before) => ({ messageKey, number: (before?.number ?? 0) + 1 })),
    succeeded: (): void => setFailure(undefined),
  } as const;
};

import type { MessageKey } from "@volado/domain/errors";
import { useState } from "react";

/** Failures after which nobody knows whether the gateway registered all the same. */
const unanswered: ReadonlySet<MessageKey> = new Set<MessageKey>(["errors.network", "errors.timeout"]);

/** What a second attempt is refused with when the first one arrived: the name is taken, the SMS code used up. */
const secondTime: ReadonlySet<MessageKey> = new Set<MessageKey>([
  "errors.usernameTaken",
  "errors.mobileTaken",
  "errors.verificationCodeWrong",
]);

/**
 * Remembers a registration whose answer was lost: "this name is taken" would then make the player believe that somebody
 * else has it (docs/decisions/070).
 */
export const useUncertainSubmit = () => {
  const [lost, setLost] = useState<string>();
  return {
    /** The registration of this account went out, and failed like that. */
    failed: (account: string, failure: MessageKey): void => {
      if (unanswered.has(failure)) setLost(account);
    },
    /** Nobody knows whether the account is there. */
    isLost: (account: string): boolean => lost === account,
    /** This refusal says that it is. */
    hasArrived: (account: string, refusal: MessageKey): boolean =>
      lost === account && secondTime.has(refusal),
  };
};

import type { MessageKey } from "@volado/domain/errors";
import { useState } from "react";

/** Failures after which it is unknown whether the gateway registered the account. */
const unanswered: ReadonlySet<MessageKey> = new Set<MessageKey>(["errors.network", "errors.timeout"]);

/** Rejections of a second attempt after a successful first one: the name is taken, the SMS code used. */
const duplicateRefusals: ReadonlySet<MessageKey> = new Set<MessageKey>([
  "errors.usernameTaken",
  "errors.mobileTaken",
  "errors.verificationCodeWrong",
]);

/**
 * Tracks a registration without a response: the player would otherwise read "this name is taken" as somebody else's
 * account (docs/decisions/070).
 */
export const useUncertainSubmit = () => {
  const [uncertain, setUncertain] = useState<string>();
  return {
    failed: (account: string, failure: MessageKey): void => {
      if (unanswered.has(failure)) setUncertain(account);
    },
    /** Whether it is unknown if the account exists. */
    isUncertain: (account: string): boolean => uncertain === account,
    /** Whether this rejection shows that the account exists. */
    isRegistered: (account: string, refusal: MessageKey): boolean =>
      uncertain === account && duplicateRefusals.has(refusal),
  };
};

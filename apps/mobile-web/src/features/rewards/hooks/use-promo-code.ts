import { useMutation } from "@tanstack/react-query";
import { isApiError, messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { rewardMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { promoCodeOf, promoCodeProblem, type Reward } from "@volado/domain/rewards";
import { useRef, useState } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Suffix of the text key of each problem. */
type PromoProblem = "empty" | "malformed" | "tooLong" | "unknown" | "expired" | "used" | "gone" | "tooMany";

const typed = { empty: "empty", malformed: "malformed", "too-long": "tooLong" } as const;

const refused: Readonly<Record<string, PromoProblem>> = {
  promo_code_unknown: "unknown",
  promo_code_expired: "expired",
  promo_code_used: "used",
  promo_code_gone: "gone",
  too_many_attempts: "tooMany",
};

/** Outcome of an attempt. `failure` is an error not caused by the code. */
export interface PromoState {
  readonly paid?: Pick<Reward, "amount">;
  readonly problem?: PromoProblem;
  readonly failure?: MessageKey;
}

/** Redeems promo codes. A retry reuses the idempotency key, so it pays once. */
export const usePromoCode = () => {
  const { mutateAsync } = useMutation(rewardMutations.redeem(useClient()));
  const keys = useRef(new Map<string, string>());
  const [state, setState] = useState<PromoState>({});

  /** @returns whether the code was paid. */
  const redeem = async (text: string): Promise<boolean> => {
    const invalid = promoCodeProblem(text);
    if (invalid) {
      setState({ problem: typed[invalid] });
      return false;
    }
    const code = promoCodeOf(text);
    const idempotencyKey = keys.current.get(code) ?? newIdempotencyKey();
    keys.current.set(code, idempotencyKey);
    setState({});
    try {
      const paid = await mutateAsync({ code, idempotencyKey });
      // Entered again, it is a new attempt, which is rejected as used.
      keys.current.delete(code);
      setState({ paid });
      return true;
    } catch (error) {
      const problem = isApiError(error) && error.kind === "rejected" ? refused[error.code] : undefined;
      setState(problem ? { problem } : { failure: messageKeyOf(error) });
      return false;
    }
  };
  return { ...state, redeem, clearOutcome: () => setState({}) } as const;
};

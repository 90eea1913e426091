import { useMutation } from "@tanstack/react-query";
import { isApiError, messageKeyOf } from "@volado/api-client";
import { rewardMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { promoCodeOf, promoCodeProblem, type Reward } from "@volado/domain/rewards";
import { Button, ButtonLink, GiftIcon, InlineMessage, TextField } from "@volado/ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
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
interface PromoState {
  readonly paid?: Pick<Reward, "amount">;
  readonly problem?: PromoProblem;
  readonly failure?: MessageKey;
}

/** Redeems promo codes. A retry reuses the idempotency key, so it pays once. */
const usePromoCode = () => {
  const { mutateAsync } = useMutation(rewardMutations.redeem(useClient()));
  const keys = useIdempotencyKeys();
  const [state, setState] = useState<PromoState>({});

  /** @returns whether the code was paid. */
  const redeem = async (text: string): Promise<boolean> => {
    const invalid = promoCodeProblem(text);
    if (invalid) {
      setState({ problem: typed[invalid] });
      return false;
    }
    const code = promoCodeOf(text);
    setState({});
    try {
      const paid = await mutateAsync({ code, idempotencyKey: keys.keyOf(code) });
      // Entering the code again is a new attempt, which is rejected as used.
      keys.done(code);
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

/**
 * Redeems a promo code and shows the payout or the reason why there is none (Spec §2 /m/promoCode). An unpaid code
 * stays in the field.
 */
export function PromoCodeForm() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const money = useMoneyText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const { paid, problem, failure, redeem, clearOutcome } = usePromoCode();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await redeem(text);
    setBusy(false);
    if (done) setText("");
    else field.current?.focus();
  };

  return (
    <form className="app-promo" noValidate onSubmit={submit}>
      <div className="app-promo__head">
        <span className="app-promo__mark">
          <GiftIcon size={36} />
        </span>
        <p className="app-rewards__intro">{t("promoCode.intro")}</p>
      </div>
      <FormFailure failure={failure} waiting={busy} />
      {paid !== undefined && (
        <InlineMessage
          kind="success"
          action={
            <ButtonLink size="s" variant="quiet" href={paths.rewards.to()} onNavigate={follow}>
              {t("promoCode.toRewards")}
            </ButtonLink>
          }
        >
          {t("promoCode.done", { amount: money(paid.amount) })}
        </InlineMessage>
      )}
      <TextField
        ref={field}
        label={t("promoCode.label")}
        hint={t("promoCode.hint")}
        error={problem && t(`promoCode.problems.${problem}`)}
        name="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          clearOutcome();
        }}
      />
      <Button type="submit" block loading={busy}>
        {t("promoCode.redeem")}
      </Button>
    </form>
  );
}

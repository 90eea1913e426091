import { Button, ButtonLink, InlineMessage, TextField } from "@volado/ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { usePromoCode } from "../hooks/use-promo-code.ts";

/**
 * Redeems a promo code and shows what it paid or why not (Spec §2 /m/promoCode). The code stays in the field until it
 * is paid.
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
      <p className="app-rewards__intro">{t("promoCode.intro")}</p>
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

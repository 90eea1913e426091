import { Button, Checkbox } from "@volado/ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { useTrial } from "../hooks/use-trial.ts";

const { freePlayNeedsAge, minimumAge } = merchant.policy;

/**
 * Begins the trial, after the player confirmed the minimum age where the merchant's licence asks for it
 * (decisions S6a).
 */
export function TrialStart() {
  const { t } = useTranslation();
  const { start, failure } = useTrial();
  const age = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);
  const [starting, setStarting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = freePlayNeedsAge && !age.current?.checked;
    setAgeMissing(missing);
    if (missing) return age.current?.focus();
    setStarting(true);
    await start();
    return setStarting(false);
  };

  return (
    <form className="app-login" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure failure={failure} waiting={starting} />
      {freePlayNeedsAge && (
        <Checkbox
          ref={age}
          error={ageMissing && t("auth.trial.ageMissing")}
          onChange={() => setAgeMissing(false)}
        >
          {t("auth.trial.age", { age: minimumAge })}
        </Checkbox>
      )}
      <Button type="submit" block loading={starting}>
        {t("auth.trial.start")}
      </Button>
    </form>
  );
}

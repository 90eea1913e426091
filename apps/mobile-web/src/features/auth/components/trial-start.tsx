import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { sessionMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { Button, Checkbox } from "@volado/ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";

/** Starts a free trial session and goes home (Spec §4). */
const useTrial = (): {
  readonly start: () => Promise<void>;
  readonly failure: MessageKey | undefined;
} => {
  const { t } = useTranslation();
  const client = useClient();
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation({ ...sessionMutations.trial(client), meta: { inline: true } });

  const start = async () => {
    try {
      const session = await mutateAsync();
      sessionStore.trialStarted({ ...session, merchantCode: merchant.merchantCode });
      void navigate(paths.home.to(), { replace: true });
      showToast({ kind: "success", text: t("auth.trial.started") });
    } catch {
      // Shown through `failure`, above the button.
    }
  };
  return { start, failure: error ? messageKeyOf(error) : undefined };
};

const { freePlayNeedsAge, minimumAge } = merchant.policy;

/**
 * Starts the trial after the player confirms the minimum age, if the merchant's licence requires it (decisions S6a).
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

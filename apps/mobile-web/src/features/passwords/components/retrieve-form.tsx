import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { passwordMutations } from "@volado/api-client/query";
import { retrieveProblems } from "@volado/domain/security";
import { cleanText, loginName } from "@volado/domain/validation";
import { Button, TextField } from "@volado/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { merchant } from "../../../shared/merchant.ts";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { knownAs } from "../../../shared/sign-in/remembered-login.ts";
import { RegisterLink } from "./register-link.tsx";

interface Fields {
  username: string;
  email: string;
}

/** Requests a temporary password by mail, confirms it and goes back (Spec §4 "Forgot-password"). */
const useRetrieve = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const stillHere = useStillHere();
  const { mutateAsync, error, reset } = useMutation({
    ...passwordMutations.retrieve(useClient()),
    meta: { inline: true },
  });

  /** On the first page of a visit there is nothing to go back to, so the login opens. */
  const leave = (username: string) => {
    if (key !== "default") return goBack();
    const prefill: LoginPrefill = { type: "username", username };
    return navigate(paths.login.to(), { replace: true, state: prefill });
  };

  const retrieve = async ({ username, email }: Fields) => {
    const name = loginName(username, merchant.diallingCode);
    try {
      await mutateAsync({ username: name, email: cleanText(email) });
    } catch {
      return false;
    }
    showToast({ kind: "success", text: t("common.recoverySent"), stay: "read" });
    if (stillHere()) void leave(name);
    return true;
  };
  return { retrieve, failure: error ? messageKeyOf(error) : undefined, clearFailure: reset };
};

const refusedField = refusedFieldIn({
  "errors.userNotFound": "username",
  "errors.emailIncorrect": "email",
});

/** Fields shared with other pages. */
const storedFields = ["username", "email"] as const;

/** Requests a temporary password by mail (Spec §2 "Forgot password"), prefilled with the known data of the player. */
export function RetrieveForm({ onFocus }: { onFocus?: () => void }) {
  const { t } = useTranslation();
  const { retrieve, failure, clearFailure } = useRetrieve();
  const session = useSession();
  const [typed] = useState(() => sessionDrafts.get("account-entry", storedFields));
  const username = session?.userName ?? (typed.username || (knownAs("username")?.username ?? ""));
  const form = useForm<Fields>({
    resolver: problemResolver(
      (values) =>
        retrieveProblems(
          { ...values, username: loginName(values.username, merchant.diallingCode) },
          { ...lazyMerchantConfig.login, emailPattern: merchant.policy.emailPattern },
        ),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { username, email: typed.email ?? "" },
  });
  useSessionDraft(form, "account-entry", storedFields);
  const { isSubmitting } = form.formState;
  const refusedAt = refusedField(failure);
  const errorOf = useRefusals(form, ["username", "email"], failure, refusedAt);

  return (
    <form
      className="app-passwords"
      noValidate
      onSubmit={form.handleSubmit(retrieve)}
      onChange={refusedAt && clearFailure}
      onFocus={onFocus}
    >
      <p className="app-passwords__intro">{t("password.email.intro")}</p>
      <FormFailure failure={refusedAt ? undefined : failure} waiting={isSubmitting} />
      <div>
        <TextField
          {...form.register("username")}
          label={t("auth.username")}
          error={errorOf("username")}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        {failure === "errors.userNotFound" && <RegisterLink />}
      </div>
      <TextField
        {...form.register("email")}
        label={t("password.email.address")}
        error={errorOf("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <div className="app-passwords__action">
        <Button type="submit" block loading={isSubmitting}>
          {t("password.email.submit")}
        </Button>
      </div>
    </form>
  );
}

import { Button, TextField } from "@volado/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { refusedFieldIn, useRefusedFieldFocus } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useLanguageRevalidation } from "../../../shared/forms/use-language-revalidation.ts";
import { knownAs } from "../../../shared/remembered/known-login.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useRetrieve } from "../hooks/use-retrieve.ts";
import { type RetrieveFormFields, retrieveResolver } from "../resolvers.ts";

const refusedField = refusedFieldIn({
  "errors.userNotFound": "username",
  "errors.emailIncorrect": "email",
});

/** Fields shared with other pages. */
const storedFields = ["username", "email"] as const;

/**
 * Username and e-mail for a temporary password by mail (Spec §2 "Forgot password"), prefilled from the previous page
 * or the remembered login.
 */
export function RetrieveForm({ onFocus }: { onFocus?: () => void }) {
  const { t } = useTranslation();
  const { retrieve, failure, clearFailure } = useRetrieve();
  const session = useSession();
  const [typed] = useState(() => sessionDrafts.of("account-entry", storedFields));
  const username = session?.userName ?? (typed.username || (knownAs("username")?.username ?? ""));
  const form = useForm<RetrieveFormFields>({
    resolver: retrieveResolver(({ key, values }) => t(key, values)),
    defaultValues: { username, email: typed.email ?? "" },
  });
  useSessionDraft(form, "account-entry", storedFields);
  const { errors, isSubmitting } = form.formState;
  const refusedAt = refusedField(failure);
  useLanguageRevalidation(form, ["username", "email"]);
  useRefusedFieldFocus(form, refusedAt);

  const errorOf = (name: keyof RetrieveFormFields) =>
    errors[name]?.message ?? (failure && refusedAt === name && t(failure));

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

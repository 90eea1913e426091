import type { PasswordRule } from "@volado/domain/validation";
import { Button, ButtonLink, Dialog, PasswordField, TextField } from "@volado/ui";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { NewPasswordField } from "../../../shared/forms/new-password-field.tsx";
import { refusedFieldIn, useRefusedFieldFocus } from "../../../shared/forms/refusals.ts";
import { useLanguageRevalidation } from "../../../shared/forms/use-language-revalidation.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useChangePassword } from "../hooks/use-change-password.ts";
import { type ChangePasswordFormFields, changePasswordResolver } from "../resolvers.ts";

const refusedField = refusedFieldIn({
  "errors.oldPasswordWrong": "oldPassword",
  "errors.passwordUnchanged": "newPassword",
  "errors.passwordsDiffer": "newPasswordAgain",
});

/** The account, its old password unless known, and the new one twice (Spec §2 "Change password", §5). */
export function ChangePasswordForm({ account, rule, optional = false, first }: ChangePasswordFormProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { change, oldNeeded, same, closeSame, changed, failure, clearFailure } = useChangePassword(account);
  const form = useForm<ChangePasswordFormFields>({
    resolver: changePasswordResolver(({ key, values }) => t(key, values), { rule, oldNeeded, optional }),
    defaultValues: { oldPassword: "", newPassword: "", newPasswordAgain: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const refusedAt = refusedField(failure);
  useLanguageRevalidation(form, ["oldPassword", "newPassword", "newPasswordAgain"]);
  useRefusedFieldFocus(form, refusedAt);

  const errorOf = (name: keyof ChangePasswordFormFields) =>
    errors[name]?.message ?? (failure && refusedAt === name && t(failure));
  const toggleLabels = {
    showLabel: t("auth.showPassword"),
    hideLabel: t("auth.hidePassword"),
  };

  return (
    <form
      className="app-passwords"
      noValidate
      onSubmit={form.handleSubmit(change)}
      onChange={refusedAt && clearFailure}
    >
      <FormFailure failure={refusedAt ? undefined : failure} waiting={isSubmitting} />
      <TextField
        label={t("auth.username")}
        name="username"
        value={account}
        readOnly
        autoComplete="username"
        className="app-passwords__account"
      />
      {oldNeeded && (
        <div className="app-passwords__old">
          <PasswordField
            {...form.register("oldPassword")}
            {...toggleLabels}
            label={t("password.oldPassword")}
            error={errorOf("oldPassword")}
            enterKeyHint="next"
          />
          {!first && (
            <ButtonLink variant="link" size="s" href={paths.forgotPassword.to()} onNavigate={follow}>
              {t("password.noOldPassword")}
            </ButtonLink>
          )}
        </div>
      )}
      <NewPasswordField
        {...form.register("newPassword", { deps: ["newPasswordAgain"] })}
        rule={rule}
        typed={form.watch("newPassword")}
        error={errorOf("newPassword")}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.register("newPasswordAgain")}
        {...toggleLabels}
        label={t("password.again")}
        error={errorOf("newPasswordAgain")}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <div className="app-passwords__action">
        <Button type="submit" block loading={isSubmitting || changed}>
          {t("password.submit")}
        </Button>
      </div>
      <Dialog
        role="alertdialog"
        open={same}
        onClose={closeSame}
        title={t("password.sameTitle")}
        actions={<Button onClick={closeSame}>{t("common.accept")}</Button>}
      >
        {t("errors.passwordUnchanged")}
      </Dialog>
    </form>
  );
}

export interface ChangePasswordFormProps {
  account: string;
  rule: PasswordRule;
  /**
   * The merchant makes passwords optional: an empty one passes its own rule (Spec §5).
   * @default false
   */
  optional?: boolean;
  /** Whether this is the initial password, which must be changed before any other page opens. */
  first: boolean;
}

import { useMutation } from "@tanstack/react-query";
import { passwordMutations } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { changePasswordProblems, isSamePassword } from "@volado/domain/security";
import { mustChangePassword, type Session } from "@volado/domain/session";
import type { PasswordRule } from "@volado/domain/validation";
import { Button, ButtonLink, Dialog, InlineMessage, PasswordField, TextField } from "@volado/ui";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { canEncrypt } from "../../../shared/device/device.ts";
import { useCommonPasswords } from "../../../shared/forms/common-passwords.ts";
import { NewPasswordField } from "../../../shared/forms/new-password-field.tsx";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import {
  type RefusalKey,
  refusalKeyOf,
  refusedFieldIn,
  useRefusals,
} from "../../../shared/forms/refusals.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { FormSkeleton } from "../../../shared/query/loading-block.tsx";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { isFreeTrial, sessionStore } from "../../../shared/session/session-store.ts";
import { forgetTyped, typedPassword } from "../../../shared/sign-in/first-password.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";

interface ChangePasswordFields {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

/**
 * Changes the password of `account` (Spec §2, §4, §5). The old password is required if none was typed at login, or if
 * that one is no longer valid. After a success, the page redirects home after one second, as specified.
 */
const useChangePassword = (account: string) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [stored, setStored] = useState(typedPassword);
  const [changed, setChanged] = useState(false);
  const [same, setSame] = useState(false);
  const [refusal, setRefusal] = useState<RefusalKey>();
  const { mutateAsync } = useMutation({ ...passwordMutations.change(useClient()), meta: { inline: true } });

  useEffect(() => {
    if (!changed) return undefined;
    const goHome = () => void navigate(paths.home.to(), { replace: true });
    const timer = setTimeout(goHome, limits.passwordChangeRedirect);
    return () => clearTimeout(timer);
  }, [changed, navigate]);

  const handleRefusal = (key: RefusalKey) => {
    if (key === "errors.passwordUnchanged") return setSame(true);
    if (key === "errors.oldPasswordWrong") {
      forgetTyped();
      setStored(undefined);
    }
    return setRefusal(key);
  };

  const change = async (typed: ChangePasswordFields): Promise<void> => {
    setRefusal(undefined);
    const oldPassword = stored ?? typed.oldPassword;
    if (isSamePassword(oldPassword, typed.newPassword)) return setSame(true);
    try {
      await mutateAsync({ ...typed, oldPassword });
    } catch (error) {
      return handleRefusal(refusalKeyOf(error));
    }
    await rememberedLogin.passwordChanged(typed.newPassword, account);
    forgetTyped();
    sessionStore.firstPasswordChanged();
    showToast({ kind: "success", text: t("common.passwordChanged") });
    return setChanged(true);
  };

  return {
    change,
    /** Whether the form has to ask for the old password. */
    oldNeeded: stored === undefined,
    /** Whether the popup about an unchanged password is open. */
    same,
    /** Closes the popup; the error then shows at the field. */
    closeSame: () => {
      setSame(false);
      setRefusal("errors.passwordUnchanged");
    },
    changed,
    clearFailure: () => setRefusal(undefined),
    /** Why the last attempt failed, or why none can succeed on this page. */
    failure: refusal ?? (canEncrypt() ? undefined : "errors.insecureOrigin"),
  } as const;
};

const refusedField = refusedFieldIn({
  "errors.oldPasswordWrong": "oldPassword",
  "errors.passwordUnchanged": "newPassword",
  "errors.passwordCommon": "newPassword",
  "errors.passwordIsUsername": "newPassword",
  "errors.passwordsDiffer": "newPasswordAgain",
});

/** The account, its old password unless known, and the new one twice (Spec §2 "Change password", §5). */
export function ChangePasswordForm({ account, rule, optional = false, first }: ChangePasswordFormProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { change, oldNeeded, same, closeSame, changed, failure, clearFailure } = useChangePassword(account);
  const isCommon = useCommonPasswords();
  const form = useForm<ChangePasswordFields>({
    resolver: problemResolver(
      (typed) => changePasswordProblems(typed, { rule, oldNeeded, optional, username: account, isCommon }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { oldPassword: "", newPassword: "", newPasswordAgain: "" },
  });
  const refusedAt = refusedField(failure);
  const errorOf = useRefusals(form, ["oldPassword", "newPassword", "newPasswordAgain"], failure, refusedAt);
  const toggleLabels = { showLabel: t("auth.showPassword"), hideLabel: t("auth.hidePassword") };

  return (
    <RefusableForm
      failure={failure}
      place={refusedAt}
      onForget={clearFailure}
      onSubmit={form.handleSubmit(change)}
      submitLabel={t("password.submit")}
      submitting={form.formState.isSubmitting || changed}
    >
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
      <Dialog
        role="alertdialog"
        open={same}
        onClose={closeSame}
        title={t("password.sameTitle")}
        actions={<Button onClick={closeSame}>{t("common.accept")}</Button>}
      >
        {t("errors.passwordUnchanged")}
      </Dialog>
    </RefusableForm>
  );
}

interface ChangePasswordFormProps {
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

/** The password change. Loads the merchant's settings, which hold the password rule. */
export function ChangePassword({ session }: { session: Session }) {
  const { t } = useTranslation();
  const settings = useRegistrationSettings();
  if (isFreeTrial(session)) return <InlineMessage>{t("password.trial")}</InlineMessage>;
  if (settings.phase === "pending")
    return <FormSkeleton fields={["username", "old", "new", "again", "submit"]} />;
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  const { password } = settings.data.fields;
  return (
    <ChangePasswordForm
      account={session.userName}
      rule={settings.data.rules.password}
      optional={password.enabled && !password.required}
      first={mustChangePassword(session)}
    />
  );
}

import { limits } from "@volado/config";
import { Button, CaptchaField, Checkbox, InlineMessage, PasswordField, TextField } from "@volado/ui";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { typedBefore } from "../../../shared/painted/typed-before.ts";
import { useLogin } from "../hooks/use-login.ts";
import { type LoginFormFields, loginResolver } from "../login-resolver.ts";

/** Username, password and, after a refusal that asks for it, the captcha (Spec §2 "Login", §4, §5). */
export function LoginForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { submit, captcha, captchaShown, captchaFailure, failure } = useLogin();
  const form = useForm<LoginFormFields>({
    resolver: loginResolver(({ key, values }) => t(key, values), captchaShown),
    defaultValues: {
      username: typedBefore("username"),
      password: typedBefore("password"),
      captcha: "",
      keep: typedBefore("keep") !== "",
    },
  });
  const { errors, isSubmitting } = form.formState;

  const revalidate = useEffectEvent(() => {
    const filled = (["username", "password", "captcha"] as const).filter(
      (name) => form.getValues(name) !== "",
    );
    if (form.formState.isSubmitted) void form.trigger(filled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is the occasion, not an input (Spec §4)
  useEffect(() => revalidate(), [language]);

  const onSubmit = form.handleSubmit(async (fields) => {
    if (await submit(fields)) return;
    form.resetField("captcha");
    form.setFocus(captchaShown ? "captcha" : "password");
  });

  return (
    <form className="app-login" noValidate onSubmit={onSubmit}>
      {failure && <InlineMessage kind="error">{t(failure)}</InlineMessage>}
      <TextField
        {...form.register("username")}
        label={t("auth.username")}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.register("password")}
        label={t("auth.password")}
        error={errors.password?.message}
        showLabel={t("auth.showPassword")}
        hideLabel={t("auth.hidePassword")}
        maxLength={128}
        enterKeyHint="go"
      />
      {captchaShown && (
        <CaptchaField
          {...form.register("captcha")}
          label={t("auth.captcha")}
          hint={t("auth.captchaHint", { max: limits.captcha.maxDigits })}
          error={errors.captcha?.message ?? (captchaFailure && t(captchaFailure))}
          image={captcha.data?.image}
          status={captcha.isFetching ? "loading" : captcha.isError ? "failed" : "ready"}
          imageAlt={t("auth.captchaImage")}
          refreshLabel={t("auth.captchaRefresh")}
          failedLabel={t("common.retry")}
          onRefresh={() => void captcha.refetch()}
          maxLength={limits.captcha.maxDigits}
        />
      )}
      <Checkbox {...form.register("keep")}>{t("auth.keepSession")}</Checkbox>
      <Button type="submit" block loading={isSubmitting}>
        {t("auth.submit")}
      </Button>
    </form>
  );
}

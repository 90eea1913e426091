import { loginName } from "@volado/domain/validation";
import { Button, Checkbox, PasswordField, TextField } from "@volado/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { useLanguageRevalidation } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { merchant } from "../../../shared/merchant.ts";
import { earlyInput } from "../../../shared/prerender/replay-input.ts";
import { Captcha } from "../../../shared/sign-in/captcha.tsx";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { useSignIn } from "../hooks/use-sign-in.ts";
import type { LoginKind } from "../login-kind.ts";
import type { LoginDefaults } from "../login-method.ts";
import { type UsernameFormFields, usernameResolver } from "../resolvers.ts";
import { ForgotLink } from "./account-menu.tsx";
import { failurePlace, LoginFailure, useFailureMark, useLoginRefusalFocus } from "./login-failure.tsx";

/** Navigation state wins, then input typed in this tab, then the remembered login. */
const initialUsername = (defaults: LoginDefaults | undefined): string => {
  if (defaults && !defaults.remembered) return defaults.username;
  return sessionDrafts.get("account-entry", ["username"]).username || (defaults?.username ?? "");
};

/** Username, password and, after a refusal that requires it, the captcha (Spec §2 "Login", §4, §5). */
export function UsernameForm({ kind, defaults }: { kind: LoginKind; defaults: LoginDefaults | undefined }) {
  const { t } = useTranslation();
  const { signIn, forgetFailure, captcha, captchaShown, failure } = useSignIn(kind, defaults?.captcha);
  const [earlyUsername] = useState(() => earlyInput("username"));
  const form = useForm<UsernameFormFields>({
    resolver: usernameResolver(({ key, values }) => t(key, values), captchaShown),
    defaultValues: {
      username: earlyUsername || initialUsername(defaults),
      password: earlyInput("password"),
      captcha: "",
      keep: earlyInput("keep") !== "" || (defaults?.remembered === true && !defaults.passwordForgotten),
    },
  });
  // A number that another page sent is no username: the registration form would show it as one.
  useSessionDraft(form, "account-entry", defaults?.type === "sms" ? [] : ["username"]);
  // The form missed input typed before it loaded, so store it here for the other forms.
  useEffect(() => {
    if (earlyUsername) sessionDrafts.set("account-entry", { username: earlyUsername });
  }, [earlyUsername]);
  const { errors, isSubmitting } = form.formState;
  const messagePlace = failurePlace(failure, new Set(captchaShown ? ["captcha"] : []));
  const shownAbove = messagePlace === "form" ? failure : undefined;
  const { messageId, markOf } = useFailureMark(shownAbove);
  const focusRefusal = useLoginRefusalFocus(form.setFocus, ["username", "password", "captcha"], captchaShown);
  useLanguageRevalidation(form, ["username", "password", "captcha"]);

  const [concealed, setConcealed] = useState(false);
  const fillPassword = useEffectEvent(async () => {
    const login = defaults?.remembered ? await rememberedLogin.read() : undefined;
    const { username, password } = form.getValues();
    if (login?.type !== "username" || login.username !== username || password !== "") return;
    form.setValue("password", login.password);
    setConcealed(login.password !== "");
  });
  useEffect(() => void fillPassword(), []);

  const element = useRef<HTMLFormElement>(null);
  // A stored password is replaced as a whole: what is left of it could be shown with what is typed.
  const replaceStored = useEffectEvent(({ target }: Event) => {
    if (!concealed || !(target instanceof HTMLInputElement) || target.name !== "password") return;
    form.setValue("password", "");
    setConcealed(false);
  });
  useEffect(() => {
    const replace = (event: Event) => replaceStored(event);
    const { current } = element;
    current?.addEventListener("beforeinput", replace);
    return () => current?.removeEventListener("beforeinput", replace);
  }, []);

  const onSubmit = form.handleSubmit(async ({ username, password, captcha: answer, keep }) => {
    const name = loginName(username, merchant.diallingCode);
    const result = await signIn({
      method: { type: "username", username: name, password },
      captcha: answer,
      keep,
      remembered: { type: "username", username: name, password, diallingCode: merchant.diallingCode },
    });
    if (result === "in") return;
    form.resetField("captcha");
    focusRefusal(result);
  }, forgetFailure);

  return (
    <form ref={element} className="app-login" noValidate onSubmit={onSubmit}>
      <LoginFailure failure={shownAbove} kind={kind} waiting={isSubmitting} messageId={messageId} />
      <TextField
        {...form.register("username")}
        {...markOf("username")}
        label={t("auth.username")}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        // Without `beforeinput`, a password manager has replaced it.
        {...form.register("password", { onChange: () => setConcealed(false) })}
        {...markOf("password")}
        concealed={concealed}
        label={t("auth.password")}
        error={errors.password?.message}
        showLabel={t("auth.showPassword")}
        hideLabel={t("auth.hidePassword")}
        enterKeyHint={captchaShown ? "next" : "go"}
      />
      {captchaShown && (
        <Captcha
          {...form.register("captcha")}
          captcha={captcha}
          hintKey="auth.captchaAsked"
          enterKeyHint="go"
          error={errors.captcha?.message ?? (failure && messagePlace === "captcha" && t(failure))}
        />
      )}
      <div className="app-login__keep">
        {merchant.policy.rememberPassword && (
          <Checkbox {...form.register("keep")}>{t("auth.remember")}</Checkbox>
        )}
        <ForgotLink />
      </div>
      <Button type="submit" block loading={isSubmitting}>
        {t("auth.submit")}
      </Button>
    </form>
  );
}

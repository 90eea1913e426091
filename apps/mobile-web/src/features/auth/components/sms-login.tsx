import type { RegistrationSettings } from "@volado/domain/registration";
import { cleanMobile, cleanSmsCode } from "@volado/domain/validation";
import { Button, Checkbox, SmsCodeField, Spinner } from "@volado/ui";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { useLanguageRevalidation } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { merchant } from "../../../shared/merchant.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { Captcha } from "../../../shared/sign-in/captcha.tsx";
import { MobileNumberField } from "../../../shared/sign-in/mobile-number-field.tsx";
import { useCountries } from "../../../shared/sign-in/use-countries.ts";
import { useSmsCode } from "../../../shared/sign-in/use-sms-code.ts";
import { useSignIn } from "../hooks/use-sign-in.ts";
import type { LoginDefaults, LoginMethod } from "../login-method.ts";
import { type SmsFormFields, smsResolver } from "../resolvers.ts";
import { ForgotLink } from "./account-menu.tsx";
import { failurePlace, LoginFailure, useFailureMark, useLoginRefusalFocus } from "./login-failure.tsx";

/** Navigation state wins, then input typed in this tab, then the remembered login. */
const initialValues = (defaults: LoginDefaults | undefined) => {
  const typed = sessionDrafts.get("account-entry", ["diallingCode", "mobile"]);
  const preferred = defaults && !(defaults.remembered && typed.mobile) ? defaults : undefined;
  return {
    mobile: preferred?.username ?? typed.mobile ?? "",
    diallingCode: preferred?.diallingCode ?? typed.diallingCode ?? merchant.diallingCode,
  };
};

/** Mobile number and the code sent to it (Spec §2 "Login"). */
export function SmsForm({ defaults, settings }: SmsFormProps) {
  const { t } = useTranslation();
  const [initial] = useState(() => initialValues(defaults));
  const [diallingCode, setDiallingCode] = useState(initial.diallingCode);
  const countries = useCountries();
  const { signIn, forgetFailure, captcha, captchaShown, failure } = useSignIn("players");
  const sms = useSmsCode({
    purpose: "login",
    smsBy: settings.smsBy,
    needsHuman: settings.smsNeedsHuman,
  });
  const form = useForm<SmsFormFields>({
    resolver: smsResolver(({ key, values }) => t(key, values), {
      rules: settings.rules,
      diallingCode,
      captchaShown,
    }),
    defaultValues: {
      mobile: initial.mobile,
      smsCode: "",
      captcha: "",
      keep: defaults?.remembered === true,
    },
  });
  useSessionDraft(form, "account-entry", ["mobile"]);
  const { errors, isSubmitting } = form.formState;
  const message = failure ?? sms.failure;
  const messagePlace = failurePlace(message, new Set(captchaShown ? ["captcha", "smsCode"] : ["smsCode"]));
  const shownAbove = messagePlace === "form" ? message : undefined;
  const { messageId, markOf } = useFailureMark(shownAbove);
  const focusRefusal = useLoginRefusalFocus(form.setFocus, ["mobile", "smsCode", "captcha"], captchaShown);
  useLanguageRevalidation(form, ["mobile", "smsCode", "captcha"]);

  // Sending a code moves the focus to the code's field.
  const { setFocus } = form;
  useEffect(() => {
    if (sms.failure === "errors.mobileNotRegistered") setFocus("mobile");
  }, [sms.failure, setFocus]);

  const send = async () => {
    const valid = await form.trigger("mobile", { shouldFocus: true });
    if (!valid) return;
    forgetFailure();
    await sms.send({ mobile: form.getValues("mobile"), diallingCode });
  };

  /** Undefined if Firebase rejects the code, which skips the login (Spec §8). */
  const methodOf = async (mobile: string, smsCode: string): Promise<LoginMethod | undefined> => {
    if (settings.smsBy === "gateway") return { type: "sms", mobile, diallingCode, smsCode };
    const idToken = await sms.prove(smsCode);
    return idToken === undefined
      ? undefined
      : { type: "firebase", channel: "sms", idToken, mobile, diallingCode };
  };

  const onSubmit = form.handleSubmit(async ({ captcha: answer, keep, ...typed }) => {
    const mobile = cleanMobile(typed.mobile, diallingCode);
    forgetFailure();
    const method = await methodOf(mobile, cleanSmsCode(typed.smsCode));
    if (!method) return form.setFocus("smsCode");
    const remembered = { type: "sms", username: mobile, password: "", diallingCode } as const;
    const result = await signIn({ method, captcha: answer, keep, remembered });
    if (result === "in") return undefined;
    form.resetField("captcha");
    return focusRefusal(result);
  }, forgetFailure);

  return (
    <form className="app-login" noValidate onSubmit={onSubmit}>
      <LoginFailure failure={shownAbove} kind="players" waiting={isSubmitting} messageId={messageId} />
      <MobileNumberField
        {...form.register("mobile")}
        {...markOf("mobile")}
        typed={form.watch("mobile")}
        label={t("sms.mobile")}
        error={errors.mobile?.message}
        diallingCodes={countries}
        diallingCode={diallingCode}
        onDiallingCodeChange={(code) => {
          setDiallingCode(code);
          sessionDrafts.set("account-entry", { diallingCode: code });
          forgetFailure();
          form.clearErrors("mobile");
        }}
      />
      <SmsCodeField
        {...form.register("smsCode")}
        label={t("sms.code")}
        error={errors.smsCode?.message ?? (message && messagePlace === "smsCode" && t(message))}
        sendLabel={sms.sendLabel}
        sending={sms.phase === "sending"}
        sendDisabled={sms.phase === "counting"}
        onSend={send}
        enterKeyHint={captchaShown ? "next" : "go"}
      />
      {captchaShown && (
        <Captcha
          {...form.register("captcha")}
          captcha={captcha}
          hintKey="auth.captchaAsked"
          enterKeyHint="go"
          error={errors.captcha?.message ?? (message && messagePlace === "captcha" && t(message))}
        />
      )}
      <div className="app-login__keep">
        {merchant.policy.rememberPassword && (
          <Checkbox {...form.register("keep")}>{t("auth.rememberMobile")}</Checkbox>
        )}
        <ForgotLink />
      </div>
      <Button type="submit" block loading={isSubmitting}>
        {t("auth.submit")}
      </Button>
    </form>
  );
}

export interface SmsFormProps {
  defaults: LoginDefaults | undefined;
  settings: RegistrationSettings;
}

/** The SMS tab. Loads the merchant's settings first, which hold the field rules and say who sends the codes. */
export default function SmsLogin({ defaults }: { defaults: LoginDefaults | undefined }) {
  const { t } = useTranslation();
  const settings = useRegistrationSettings();
  if (settings.phase === "content") return <SmsForm defaults={defaults} settings={settings.data} />;
  return (
    <div className="app-login__placeholder">
      {settings.phase === "failed" ? (
        <RetryBlock onRetry={settings.retry} />
      ) : (
        <Spinner label={t("common.loading")} />
      )}
    </div>
  );
}

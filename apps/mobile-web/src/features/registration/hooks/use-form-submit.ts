import {
  type RegistrationField,
  type RegistrationForm,
  refusedRegistrationField,
  shownRegistrationFields,
} from "@volado/domain/registration";
import { cleanFigures, cleanMobile } from "@volado/domain/validation";
import { useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { canEncrypt } from "../../../shared/device/device.ts";
import type { RefusalKey } from "../../../shared/forms/refusals.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { forgetInvitation } from "../../../shared/session/invitation.ts";
import type { useCaptcha } from "../../../shared/sign-in/captcha.tsx";
import type { RegistrationFormField, RegistrationFormFields } from "../registration-check.ts";
import type { useUsernameCheck } from "./use-field-checks.ts";
import { type StepsContext, useRegistrationSteps } from "./use-registration-steps.ts";

/** The values that prefill the login of the new account. */
export const prefillOf = (
  typed: Pick<RegistrationFormFields, "username" | "mobile">,
  form: RegistrationForm,
  diallingCode: string,
): LoginPrefill => {
  const newAccount = true;
  if (form.tab === "username")
    return { type: "username", username: cleanFigures(typed.username), newAccount };
  const mobile = cleanMobile(typed.mobile, diallingCode);
  const hasPassword = shownRegistrationFields(form).includes("password");
  return hasPassword
    ? { type: "username", username: mobile, newAccount }
    : { type: "sms", username: mobile, diallingCode, newAccount };
};

/**
 * After a registration: deletes the used invitation and opens the login, prefilled (Spec §8 "ready for login"),
 * keeping its return path (`back`). A player who has left the page gets the toast but no redirect.
 */
const useRegistered = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const back = new URLSearchParams(useLocation().search).get("back") ?? undefined;
  return (login: LoginPrefill): void => {
    forgetInvitation();
    showToast({ kind: "success", text: t("common.registered") });
    if (stillHere()) void navigate(paths.login.to({ back }), { replace: true, state: login });
  };
};

/** Failures after which it is unknown whether the gateway registered the account. */
const unanswered: ReadonlySet<RefusalKey> = new Set<RefusalKey>(["errors.network", "errors.timeout"]);

/** Whether the captcha may be used up: it was wrong, or the account may be registered. */
const mayUseUpCaptcha = (failure: RefusalKey | undefined): boolean =>
  failure === "errors.captchaWrong" || (failure !== undefined && unanswered.has(failure));

/** Rejections of a second attempt after a successful first one: the name is taken, the SMS code used. */
const duplicateRefusals: ReadonlySet<RefusalKey> = new Set<RefusalKey>([
  "errors.usernameTaken",
  "errors.mobileTaken",
  "errors.verificationCodeWrong",
]);

/**
 * Tracks a registration without a response. Otherwise the player would read "this name is taken" as somebody else's
 * account (docs/decisions/070).
 */
export const useUncertainSubmit = () => {
  const [uncertain, setUncertain] = useState<string>();
  return {
    failed: (account: string, failure: RefusalKey): void => {
      if (unanswered.has(failure)) setUncertain(account);
    },
    /** Whether it is unknown if the account exists. */
    isUncertain: (account: string): boolean => uncertain === account,
    /** Whether this rejection shows that the account exists. */
    isRegistered: (account: string, refusal: RefusalKey): boolean =>
      uncertain === account && duplicateRefusals.has(refusal),
  };
};

interface SubmitContext extends Omit<StepsContext, "captchaId"> {
  readonly fields: UseFormReturn<RegistrationFormFields>;
  /** The visible fields in their order. */
  readonly order: readonly RegistrationField[];
  readonly focus: (field: RegistrationFormField) => void;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly usernames: ReturnType<typeof useUsernameCheck>;
  readonly uncertain: ReturnType<typeof useUncertainSubmit>;
}

/** Sends the form and reports the outcome: at the field that was rejected, otherwise above the button. */
export const useFormSubmit = ({
  fields,
  order,
  focus,
  captcha,
  usernames,
  uncertain,
  ...context
}: SubmitContext) => {
  const { t } = useTranslation();
  const { form, diallingCode } = context;
  const send = useRegistrationSteps({ ...context, captchaId: captcha.data?.id ?? "" });
  const goToLogin = useRegistered();
  const [wrongFields, setWrongFields] = useState<readonly RegistrationFormField[]>([]);
  const [registeredLogin, setRegisteredLogin] = useState<LoginPrefill>();
  const [taken, setTaken] = useState<{ readonly mobile: string; readonly diallingCode: string }>();
  const [failure, setFailure] = useState<RefusalKey | undefined>(
    canEncrypt() ? undefined : "errors.insecureOrigin",
  );

  const clearOutcome = () => {
    setFailure(undefined);
    setRegisteredLogin(undefined);
    setTaken(undefined);
    setWrongFields([]);
  };

  const showRefusal = (refusal: RefusalKey) => {
    const field = refusedRegistrationField(refusal, form);
    setFailure(field ? undefined : refusal);
    if (!field) return;
    if (field === "username") usernames.markTaken(cleanFigures(fields.getValues("username")));
    if (refusal === "errors.mobileTaken") setTaken({ mobile: fields.getValues("mobile"), diallingCode });
    fields.setError(field, { type: refusal, message: t(refusal) });
    focus(field);
  };

  const submit = async (typed: RegistrationFormFields) => {
    clearOutcome();
    const login = prefillOf(typed, form, diallingCode);
    const result = await send(typed);
    if (result.registered) return context.social ? forgetInvitation() : goToLogin(login);
    if (mayUseUpCaptcha(result.failure) && result.sent && order.includes("captcha")) {
      fields.resetField("captcha");
      void captcha.refetch();
    }
    if (!result.failure) return focus("smsCode");
    if (uncertain.isRegistered(login.username, result.failure)) return setRegisteredLogin(login);
    if (result.sent) uncertain.failed(login.username, result.failure);
    return showRefusal(result.failure);
  };

  /** Focuses the first invalid field (Spec §5). */
  const focusFirst = (errors: FieldErrors<RegistrationFormFields>) => {
    const wrong = ([...order, "terms"] as const).filter((field) => field in errors);
    setWrongFields(wrong);
    if (wrong[0]) focus(wrong[0]);
  };

  return {
    submit: fields.handleSubmit(submit, focusFirst),
    clearOutcome,
    /** Why the registration failed, if no field shows it. */
    failure,
    /** The login of an account that an earlier attempt seems to have registered. */
    registeredLogin,
    /** The number as typed, if the gateway refused it because it has an account. */
    takenMobile: taken?.diallingCode === diallingCode ? taken.mobile : undefined,
    /** The invalid fields of the last attempt that are not corrected yet, in visible order. */
    wrongFields: wrongFields.filter((field) => field in fields.formState.errors),
  };
};

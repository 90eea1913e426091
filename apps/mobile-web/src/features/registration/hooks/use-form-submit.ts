import type { MessageKey } from "@volado/domain/errors";
import { type RegistrationField, refusedRegistrationField } from "@volado/domain/registration";
import { cleanFigures } from "@volado/domain/validation";
import { useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { useCaptcha } from "../../../shared/captcha/use-captcha.ts";
import { canEncrypt } from "../../../shared/device/device.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import type { RegistrationFormField, RegistrationFormFields } from "../registration-check.ts";
import { prefillOf, useRegistered } from "./use-registered.ts";
import { type StepsContext, useRegistrationSteps } from "./use-registration-steps.ts";
import type { useUncertainSubmit } from "./use-uncertain-submit.ts";
import type { useUsernameCheck } from "./use-username-check.ts";

export interface SubmitContext extends Omit<StepsContext, "captchaId"> {
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
  const [wrongFields, setWrongFields] = useState<readonly RegistrationField[]>([]);
  const [registeredLogin, setRegisteredLogin] = useState<LoginPrefill>();
  const [failure, setFailure] = useState<MessageKey | undefined>(
    canEncrypt() ? undefined : "errors.insecureOrigin",
  );

  const clearOutcome = () => {
    setFailure(undefined);
    setRegisteredLogin(undefined);
    setWrongFields([]);
  };

  const showRefusal = (refusal: MessageKey) => {
    const field = refusedRegistrationField(refusal, form);
    setFailure(field ? undefined : refusal);
    if (!field) return;
    if (field === "username") usernames.markTaken(cleanFigures(fields.getValues("username")));
    fields.setError(field, { type: refusal, message: t(refusal) });
    focus(field);
  };

  const submit = async (typed: RegistrationFormFields) => {
    clearOutcome();
    const login = prefillOf(typed, form, diallingCode);
    const result = await send(typed);
    if (result.registered) return goToLogin(login);
    if (result.sent && order.includes("captcha")) {
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
    setWrongFields(order.filter((field) => field in errors));
    const first = ([...order, "terms"] as const).find((field) => field in errors);
    if (first) focus(first);
  };

  return {
    submit: fields.handleSubmit(submit, focusFirst),
    clearOutcome,
    /** Why the registration failed, if no field shows it. */
    failure,
    /** The login of an account that an earlier attempt seems to have registered. */
    registeredLogin,
    /** The invalid fields of the last attempt, in visible order. */
    wrongFields,
  };
};

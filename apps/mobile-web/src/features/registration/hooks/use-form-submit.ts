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

/** What sending needs of the form. */
export interface SubmitContext extends Omit<StepsContext, "captchaId"> {
  readonly fields: UseFormReturn<RegistrationFormFields>;
  /** The fields on the screen, in its order. */
  readonly order: readonly RegistrationField[];
  readonly focus: (field: RegistrationFormField) => void;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly usernames: ReturnType<typeof useUsernameCheck>;
  readonly lost: ReturnType<typeof useUncertainSubmit>;
}

/** Sending the form, and telling what came of it: beside the field that is at fault, else above the button. */
export const useFormSubmit = ({
  fields,
  order,
  focus,
  captcha,
  usernames,
  lost,
  ...context
}: SubmitContext) => {
  const { t } = useTranslation();
  const { form, diallingCode } = context;
  const send = useRegistrationSteps({ ...context, captchaId: captcha.data?.id ?? "" });
  const leave = useRegistered();
  const [wrongFields, setWrongFields] = useState<readonly RegistrationField[]>([]);
  const [arrived, setArrived] = useState<LoginPrefill>();
  const [failure, setFailure] = useState<MessageKey | undefined>(
    canEncrypt() ? undefined : "errors.insecureOrigin",
  );

  const forget = () => {
    setFailure(undefined);
    setArrived(undefined);
    setWrongFields([]);
  };

  const tell = (refusal: MessageKey) => {
    const field = refusedRegistrationField(refusal, form);
    setFailure(field ? undefined : refusal);
    if (!field) return;
    if (field === "username") usernames.taken(cleanFigures(fields.getValues("username")));
    fields.setError(field, { type: refusal, message: t(refusal) });
    focus(field);
  };

  const submit = async (typed: RegistrationFormFields) => {
    forget();
    const login = prefillOf(typed, form, diallingCode);
    const result = await send(typed);
    if (result.registered) return leave(login);
    if (result.sent && order.includes("captcha")) {
      fields.resetField("captcha");
      void captcha.refetch();
    }
    if (!result.failure) return focus("smsCode");
    if (lost.hasArrived(login.username, result.failure)) return setArrived(login);
    if (result.sent) lost.failed(login.username, result.failure);
    return tell(result.failure);
  };

  /** The first failing field of the screen gets the focus (Spec §5). */
  const focusFirst = (wrong: FieldErrors<RegistrationFormFields>) => {
    setWrongFields(order.filter((field) => field in wrong));
    const first = ([...order, "terms"] as const).find((field) => field in wrong);
    if (first) focus(first);
  };

  return {
    submit: fields.handleSubmit(submit, focusFirst),
    /** Takes back what was told of the last attempt. */
    forget,
    /** Why the registration failed, when no field can say it. */
    failure,
    /** How to log in, when an earlier attempt seems to have registered the player. */
    arrived,
    /** What was wrong when the form was last sent, in the order of the screen. */
    wrongFields,
  };
};
